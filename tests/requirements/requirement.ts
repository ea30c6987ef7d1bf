/** One thing that the service's specification or contract asks for. */
export interface Requirement {
  /** `<area>.<what>`, in kebab-case; of an endpoint, `endpoint.<METHOD> <path>`. */
  readonly id: string;
  /** Where it is asked for: the document and its heading. */
  readonly source: string;
  readonly text: string;
  /** `built`: a test proves it. `planned`: it is not there yet, and `reason` says why. */
  readonly status: 'built' | 'planned';
  readonly reason?: string;
}

/** Requirements of one source that hold in this release, by id. */
export function built(source: string, texts: Readonly<Record<string, string>>): Requirement[] {
  return Object.entries(texts).map(([id, text]) => ({ id, source, text, status: 'built' }));
}

/** Requirements of one source that do not hold yet, all for the same reason. */
export function planned(
  source: string,
  reason: string,
  texts: Readonly<Record<string, string>>,
): Requirement[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    source,
    text,
    status: 'planned',
    reason,
  }));
}
