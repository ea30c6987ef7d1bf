import { PagewrightError } from '#lib/errors.ts';
import type { Deprecation } from '../endpoint.ts';
import type { Middleware } from './exchange.ts';

/** Says on every answer that an endpoint goes and when; from its sunset on nothing else is answered. */
export function deprecation({ since, sunset, link }: Deprecation, now: () => Date): Middleware {
  const end = new Date(sunset);
  const announced = {
    deprecation: 'true',
    sunset: end.toUTCString(),
    link: `<${link}>; rel="deprecation"`,
  };
  return {
    before: ({ event: { headers } }) => {
      Object.assign(headers, announced);
      if (now() < end) return;
      throw new PagewrightError('gone', {
        message: `This endpoint was deprecated on ${since} and ended on ${sunset}: see ${link}`,
      });
    },
  };
}
