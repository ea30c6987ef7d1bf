import { RenderError } from '#lib/ports/renderer.ts';
import { publicReason, type ScriptTraffic } from './script-traffic.ts';

/** Throws when what an address answered is not a page. */
export function judgeAnswer(traffic: ScriptTraffic, errorText: string | undefined): void {
  const { answer, mainHost } = traffic;
  const fail = (detail: string, message: string) => {
    throw new RenderError('navigation', message, { detail, cause: errorText });
  };
  const refusal = traffic.refusal(answer?.host ?? mainHost) ?? traffic.refusal(mainHost);
  const status = answer?.status ?? 0;
  const reason = errorText === undefined ? undefined : publicReason(errorText);
  const isPage = errorText === undefined && status >= 200 && status <= 299;
  if (refusal === 'blocked' && traffic.isRedirected)
    fail('redirect-blocked', 'The address redirects to one that is not allowed');
  if (refusal === 'blocked') fail('blocked', 'The address is not allowed');
  if (refusal !== undefined && !isPage) fail(refusal, `The page could not be loaded: ${refusal}`);
  // An answer that is neither shown nor an error of the network is offered as a file.
  const isDownload = errorText === 'net::ERR_ABORTED' && status >= 200 && status <= 203;
  if (isDownload || answer?.isAttachment) fail('download', 'The address is a download, not a page');
  if (status > 0 && !isPage && reason !== 'too-many-redirects')
    fail(`http-${status}`, `The page answered with status ${status}`);
  if (reason !== undefined) fail(reason, `The page could not be loaded: ${reason}`);
}
