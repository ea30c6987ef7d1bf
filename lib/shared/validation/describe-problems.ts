import type { z } from 'zod';
import type { ValidationDetail } from '#schemas/error-body.ts';
import { describeIssue } from './describe-issue.ts';

type Issue = z.core.$ZodIssue;

/** Of a union's branches, the one that came furthest: its complaints are the useful ones. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) =>
    Math.max(0, ...issues.map((issue) => issue.path.length));
  return branches.reduce(
    (best, branch) => (depth(branch) > depth(best) ? branch : best),
    branches[0] ?? [],
  );
}

function toDetails(issue: Issue, prefix: readonly PropertyKey[]): ValidationDetail[] {
  const path = [...prefix, ...issue.path];
  const choices = (issue as { readonly options?: readonly unknown[] }).options;
  if (issue.code === 'invalid_union' && issue.errors.length === 0 && choices !== undefined) {
    const message = `must be one of ${choices.map((one) => JSON.stringify(one)).join(', ')}`;
    return [{ path: path.map(toSegment), message }];
  }
  if (issue.code === 'invalid_union') {
    const inner = closestBranch(issue.errors);
    if (inner.some(({ path: innerPath }) => innerPath.length > 0))
      return inner.flatMap((one) => toDetails(one, path));
    const messages = new Set(issue.errors.flat().map(describeIssue));
    return [{ path: path.map(toSegment), message: [...messages].join(', or ') || issue.message }];
  }
  if (issue.code === 'invalid_key') {
    return [{ path: path.map(toSegment), message: issue.issues.map(describeIssue).join(', ') }];
  }
  return [{ path: path.map(toSegment), message: describeIssue(issue) }];
}

const toSegment = (segment: PropertyKey): string | number =>
  typeof segment === 'number' ? segment : String(segment);

/** Of a value of another type nothing else is worth saying. */
function firstOfTypes(issues: readonly Issue[]): readonly Issue[] {
  const mistyped = new Set<string>();
  return issues.filter(({ code, path }) => {
    const place = path.join('\n');
    if (mistyped.has(place)) return false;
    if (code === 'invalid_type') mistyped.add(place);
    return true;
  });
}

/** At most this many problems are reported at once: a body of thousands of wrong items must not echo itself. */
const MAX_DETAILS = 50;

/** What is wrong with an input, one detail per problem. */
export function describeProblems({ issues }: z.ZodError): ValidationDetail[] {
  return firstOfTypes(issues)
    .flatMap((issue) => toDetails(issue, []))
    .slice(0, MAX_DETAILS);
}
