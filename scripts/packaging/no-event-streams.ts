/** Stands in for the SDK's event streams, which no operation in use has, in bundles for Lambda. */
export const resolveEventStreamSerdeConfig = <Config>(config: Config): Config => config;

export function eventStreamSerdeProvider(): never {
  throw new Error('Event streams are left out of the bundle');
}

export class EventStreamSerde {
  constructor() {
    eventStreamSerdeProvider();
  }
}
