import type { components } from '../../../packages/client/src/index.ts';

type Schemas = components['schemas'];

export type Dashboard = Schemas['AccountsDashboardResponse'];
export type Scenario = Schemas['DemoScenariosResponse']['scenarios'][number];
export type Warning = Schemas['Warning'];
export type TemplateSummary = Schemas['TemplatesListResponse']['templates'][number];
export type Template = Schemas['TemplatesGetResponse']['template'];
export type Source = Schemas['SourcesCreateResponse']['source'];
export type StyleName = NonNullable<Schemas['CreateDocumentRequest']['style']>;
