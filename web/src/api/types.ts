import type { components } from '../../../packages/client/src/api.generated.ts';

type Schemas = components['schemas'];

export type Dashboard = Schemas['AccountsDashboardResponse'];
export type Scenario = Schemas['DemoScenariosResponse']['scenarios'][number];
export type DemoDocument = Schemas['DemoMagicResponse'];
export type AnalyzedPreview = Schemas['AnalyzePreviewResponse'];
export type TemplatePreview = Schemas['SessionsPreviewResponse'];
export type Modification = Schemas['SessionsModifyResponse'];
export type Created = Schemas['CreateDocumentResponse'];
export type Warning = Schemas['Warning'];
export type TemplateSummary = Schemas['TemplatesListResponse']['templates'][number];
export type StyleName = NonNullable<Schemas['CreateDocumentRequest']['style']>;
