import type { Endpoint } from './endpoint.ts';

/** A path that is known: the endpoints by method, and the values of its parameters. */
export interface Match {
  readonly methods: ReadonlyMap<string, Endpoint>;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly segments: readonly string[];
  readonly methods: Map<string, Endpoint>;
}

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Fixed segments before parameters, so that /templates/styles is not taken for a template's id. */
function bySpecificity(a: Route, b: Route): number {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(b.segments[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A value that is not valid percent-encoding is taken as it was sent. */
function decode(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

function matchSegments(
  route: Route,
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of route.segments.entries()) {
    const actual = segments[index] ?? '';
    if (isParameter(expected)) {
      if (actual === '') return undefined;
      params[expected.slice(1)] = decode(actual);
    } else if (expected !== actual) return undefined;
  }
  return params;
}

/** Finds the endpoints of a path. Paths are matched as sent; a trailing slash is another path. */
export function createRouter(endpoints: readonly Endpoint[]): (path: string) => Match | undefined {
  const routesByPath = new Map<string, Route>();
  for (const endpoint of endpoints) {
    const route = routesByPath.get(endpoint.path) ?? {
      segments: endpoint.path.split('/'),
      methods: new Map(),
    };
    if (route.methods.has(endpoint.method))
      throw new Error(`Two endpoints for ${endpoint.method} ${endpoint.path}`);
    route.methods.set(endpoint.method, endpoint);
    routesByPath.set(endpoint.path, route);
  }
  const routesByLength = Map.groupBy(routesByPath.values(), ({ segments }) => segments.length);
  for (const routes of routesByLength.values()) routes.sort(bySpecificity);
  return (path) => {
    const segments = path.split('/');
    for (const route of routesByLength.get(segments.length) ?? []) {
      const params = matchSegments(route, segments);
      if (params !== undefined) return { methods: route.methods, params };
    }
    return undefined;
  };
}
