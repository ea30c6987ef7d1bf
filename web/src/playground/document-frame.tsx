import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FromFrame, ToFrame } from '../frame/message.ts';

/** Half an inch, as the renderer leaves it where no margin is given. */
const MARGIN = 48;

interface Props {
  readonly html: string;
  readonly title: string;
  /** Of the sheet, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Wider than the place it has: shown smaller. */
  readonly scale: number;
  /** An element to show, by its selector. */
  readonly mark?: string | undefined;
  readonly margin?: number;
  /** Looked at and not read. */
  readonly isPicture?: boolean;
}

/**
 * Markup of a document on a sheet. The frame is as large as what is printed of a page, so that lengths which
 * follow the page are right; it grows with a longer document.
 */
export function DocumentFrame(props: Props) {
  const { html, title, width, height, scale, mark, margin = MARGIN, isPicture = false } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [content, setContent] = useState(0);
  const post = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');

  // Before the frame can load: it says that it is ready once, and an effect may come after that.
  useLayoutEffect(() => {
    const take = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setReady(true);
      else setContent(data.height);
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, []);
  useEffect(() => {
    if (isReady) post({ type: 'show', html });
  }, [isReady, html]);
  useEffect(() => {
    if (isReady && mark !== undefined) post({ type: 'mark', selector: mark });
  }, [isReady, mark, html]);

  const inner = { width: width - 2 * margin, height: height - 2 * margin };
  const shownHeight = Math.max(inner.height, content);
  return (
    <div
      class="sheet-place"
      style={{ width: `${width * scale}px`, height: `${(shownHeight + 2 * margin) * scale}px` }}
    >
      <div class="sheet" style={{ padding: `${margin}px`, transform: `scale(${scale})` }}>
        <iframe
          ref={frame}
          title={title}
          src={new URL('app/frame', document.baseURI).href}
          sandbox="allow-scripts"
          scrolling="no"
          tabIndex={isPicture ? -1 : undefined}
          style={{ width: `${inner.width}px`, height: `${shownHeight}px` }}
        />
      </div>
    </div>
  );
}
