import { useEffect, useState } from 'preact/hooks';
import { api, type Failure, toFailure } from '../api/client.ts';
import type { TemplateSummary } from '../api/types.ts';
import { go } from '../route.ts';
import { Choice, Field } from '../ui/field.tsx';
import { TEMPLATE_TYPES, type TemplateType } from './template-types.ts';
import { Thumbnail } from './thumbnail.tsx';

function Card({ template }: { readonly template: TemplateSummary }) {
  const { id, name, type, description, version, source, isDefault } = template;
  return (
    <li class="card">
      <a href={`#/templates/${id}`}>
        <Thumbnail templateId={id} version={version} isLandscape={type === 'certificate'} />
        <b>{name}</b>
      </a>
      <p class="card-badges">
        <span class="badge">{type}</span>
        {source === 'saved' && <span class="badge">version {version}</span>}
        {isDefault && <span class="badge">default</span>}
      </p>
      <p class="quiet">{description}</p>
    </li>
  );
}

/** A template of a description: stored at once, to go on from there. */
function Generate() {
  const [description, setDescription] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const generate = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    try {
      const made = await api.value.post('/v1/templates/generate', { body: { description } });
      const { template } = await api.value.post('/v1/templates/saved', { body: made.template });
      go(`templates/${template.id}`);
    } catch (error) {
      setProblem(toFailure(error).message);
      setBusy(false);
    }
  };
  return (
    <form class="generate" onSubmit={generate}>
      <Field
        label="New template from a description"
        placeholder="a bold invoice for a bakery with a discount line and bank details"
        required
        value={description}
        problem={problem}
        onInput={setDescription}
      />
      <button type="submit" class="primary" disabled={isBusy}>
        Create the template
      </button>
    </form>
  );
}

function Cards({ title, list }: { title: string; list: readonly TemplateSummary[] }) {
  if (list.length === 0) return null;
  return (
    <section class="cards">
      <h2>{title}</h2>
      <ul>
        {list.map((template) => (
          <Card key={template.id} template={template} />
        ))}
      </ul>
    </section>
  );
}

const ALL = '';

/** Every template of this key, one's own before the built-in ones. */
export function TemplateList() {
  const [list, setList] = useState<readonly TemplateSummary[]>();
  const [failure, setFailure] = useState<Failure>();
  const [type, setType] = useState<TemplateType | typeof ALL>(ALL);
  useEffect(() => {
    api.value.get('/v1/templates', { params: { query: { limit: 100 } } }).then(
      ({ templates }) => setList(templates),
      (error: unknown) => setFailure(toFailure(error)),
    );
  }, []);
  const chosen = (list ?? []).filter((each) => type === ALL || each.type === type);
  return (
    <div class="view">
      <div class="view-head">
        <h1>Templates</h1>
        <Choice<TemplateType | typeof ALL>
          label="Type"
          value={type}
          options={[[ALL, 'All'], ...TEMPLATE_TYPES.map((each) => [each, each] as const)]}
          onChoose={(chosen) => setType(chosen)}
        />
      </div>
      <Generate />
      {failure !== undefined && (
        <p class="problem" role="alert">
          {failure.message}
        </p>
      )}
      {list !== undefined && chosen.length === 0 && (
        <p class="quiet">There is no template of this type yet: describe one above.</p>
      )}
      <Cards title="Yours" list={chosen.filter(({ source }) => source === 'saved')} />
      <Cards title="Built in" list={chosen.filter(({ source }) => source === 'builtin')} />
    </div>
  );
}
