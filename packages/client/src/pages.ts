interface Page {
  readonly limit: number;
  readonly offset: number;
  /** null where the source does not say. */
  readonly total?: number | null;
  /** Of a job, whose results are the list. */
  readonly job?: { readonly total: number };
  readonly nextCursor?: string | null;
}

interface PagedInit {
  readonly params?: { readonly query?: object };
}

/** Where the page after this one begins; undefined: it is the last. */
function nextOf(page: Page): object | undefined {
  if (typeof page.nextCursor === 'string') return { cursor: page.nextCursor, offset: undefined };
  const total = page.total ?? page.job?.total ?? 0;
  const offset = page.offset + page.limit;
  return offset < total ? { offset } : undefined;
}

export async function* readPages(
  get: (path: string, init: object) => Promise<unknown>,
  path: string,
  init: PagedInit = {},
): AsyncGenerator<unknown, void, undefined> {
  let from: object | undefined = {};
  while (from !== undefined) {
    const query = { ...init.params?.query, ...from };
    const page = (await get(path, { ...init, params: { ...init.params, query } })) as Page;
    yield page;
    from = nextOf(page);
  }
}
