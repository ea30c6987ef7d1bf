import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import { DocumentFrame } from '../playground/document-frame.tsx';
import { choices, PAPERS } from '../playground/state.ts';

const WIDTH = 220;
/** Filled with sample data; kept while the page is open, by id and version. */
const pictures = new Map<string, Promise<string>>();

function loadPicture(templateId: string, version: number): Promise<string> {
  const name = `${templateId}@${version}`;
  const known = pictures.get(name);
  if (known !== undefined) return known;
  const body = { templateId };
  const loading = api.value.post('/v1/templates/preview', { body }).then(({ html }) => html);
  pictures.set(name, loading);
  // The limit of a minute may be reached: whoever looks again tries again.
  loading.catch(() => pictures.delete(name));
  return loading;
}

/** Whether an element has been in view. */
function useSeen() {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isSeen };
}

interface Props {
  readonly templateId: string;
  readonly version: number;
  readonly isLandscape: boolean;
}

/** A template as it looks with its sample data. */
export function Thumbnail({ templateId, version, isLandscape }: Props) {
  const { place, isSeen } = useSeen();
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    if (isSeen) loadPicture(templateId, version).then(setHtml, () => {});
  }, [isSeen, templateId, version]);
  const { width, height } = PAPERS[choices.value.paper];
  const sheet = isLandscape ? { width: height, height: width } : { width, height };
  return (
    <div class="thumbnail" ref={place} aria-hidden="true">
      {html !== undefined && (
        <DocumentFrame {...sheet} html={html} title="" scale={WIDTH / sheet.width} isPicture />
      )}
    </div>
  );
}
