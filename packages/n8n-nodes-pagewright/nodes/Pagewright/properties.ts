import type { INodeProperties } from 'n8n-workflow';

const shownFor = (...operation: string[]) => ({ show: { operation } });

const operation: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  default: 'create',
  options: [
    {
      name: 'Create a Document',
      value: 'create',
      description: 'Make a PDF or PNG from data, HTML or a web address',
      action: 'Create a document',
    },
    {
      name: 'Fill a Template in a Batch',
      value: 'templateBatch',
      description: 'Fill one template with every input item, in one job',
      action: 'Fill a template in a batch',
    },
    {
      name: 'Generate From a Session',
      value: 'generate',
      description: 'Render a session to PDF or PNG',
      action: 'Generate a document from a session',
    },
    {
      name: 'Modify a Session',
      value: 'modify',
      description: 'Change a document in plain words',
      action: 'Modify a session',
    },
    {
      name: 'Preview a Template',
      value: 'preview',
      description: 'Fill a template and open a session on the result',
      action: 'Preview a template',
    },
  ],
};

const createFields: INodeProperties[] = [
  {
    displayName: 'Source',
    name: 'source',
    type: 'options',
    default: 'data',
    displayOptions: shownFor('create'),
    options: [
      { name: 'Data', value: 'data', description: 'An object; its type is detected' },
      { name: 'HTML', value: 'html', description: 'Markup of your own' },
      { name: 'Web Address', value: 'url', description: 'A public page' },
    ],
  },
  {
    displayName: 'Data',
    name: 'data',
    type: 'json',
    required: true,
    default: '={{ $json }}',
    displayOptions: { show: { operation: ['create'], source: ['data'] } },
  },
  {
    displayName: 'HTML',
    name: 'html',
    type: 'string',
    typeOptions: { rows: 8 },
    required: true,
    default: '',
    displayOptions: { show: { operation: ['create'], source: ['html'] } },
  },
  {
    displayName: 'Web Address',
    name: 'url',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'https://example.com',
    displayOptions: { show: { operation: ['create'], source: ['url'] } },
  },
  {
    displayName: 'Template ID',
    name: 'createTemplateId',
    type: 'string',
    default: '',
    description: 'A built-in or saved template; empty: a layout is generated for the data',
    displayOptions: { show: { operation: ['create'], source: ['data'] } },
  },
];

const templateFields: INodeProperties[] = [
  {
    displayName: 'Template ID',
    name: 'templateId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'invoice-clean',
    description: 'A built-in or saved template',
    displayOptions: shownFor('preview', 'templateBatch'),
  },
  {
    displayName: 'Data',
    name: 'templateData',
    type: 'json',
    required: true,
    default: '={{ $json }}',
    description: 'What the template is filled with; in a batch, of each item',
    displayOptions: shownFor('preview', 'templateBatch'),
  },
  {
    displayName: 'Wait for the End (Minutes)',
    name: 'waitMinutes',
    type: 'number',
    typeOptions: { minValue: 0, maxValue: 1440 },
    default: 10,
    description: 'How long to wait for the job; with 0 the output is the job that was started',
    displayOptions: shownFor('templateBatch'),
  },
];

const sessionFields: INodeProperties[] = [
  {
    displayName: 'Session ID',
    name: 'sessionId',
    type: 'string',
    required: true,
    default: '={{ $json.sessionId }}',
    displayOptions: shownFor('modify', 'generate'),
  },
  {
    displayName: 'Instruction',
    name: 'instruction',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'make the title dark green',
    displayOptions: shownFor('modify'),
  },
];

const outputFields: INodeProperties[] = [
  {
    displayName: 'Format',
    name: 'format',
    type: 'options',
    default: 'pdf',
    displayOptions: shownFor('create', 'generate', 'templateBatch'),
    options: [
      { name: 'PDF', value: 'pdf' },
      { name: 'PNG', value: 'png' },
    ],
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'json',
    default: '{}',
    description: 'Options of the document as the API has them, such as {"pageSize":"A4"}',
    displayOptions: shownFor('create', 'generate', 'templateBatch'),
  },
  {
    displayName: 'Put Output File in Field',
    name: 'binaryPropertyName',
    type: 'string',
    required: true,
    default: 'data',
    hint: 'The name of the output binary field to put the file in',
    displayOptions: shownFor('create', 'generate'),
  },
];

export const properties: INodeProperties[] = [
  operation,
  ...createFields,
  ...templateFields,
  ...sessionFields,
  ...outputFields,
];
