import { useState } from 'preact/hooks';
import { type Failure, toFailure } from '../api/client.ts';

/** Work that is waited for: whether it runs, and why it failed. */
export function useRun() {
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      setFailure(undefined);
      return true;
    } catch (error) {
      setFailure(toFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, run };
}
