import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  Icon,
  INodeProperties,
} from 'n8n-workflow';

export class PagewrightApi implements ICredentialType {
  name = 'pagewrightApi';

  displayName = 'Pagewright API';

  documentationUrl = 'https://pagewright.example/n8n#credentials';

  icon: Icon = { light: 'file:../icons/pagewright.svg', dark: 'file:../icons/pagewright.dark.svg' };

  properties: INodeProperties[] = [
    {
      displayName: 'Base URL',
      name: 'baseUrl',
      type: 'string',
      required: true,
      default: '',
      placeholder: 'http://127.0.0.1:3000',
      description: 'Where the service is, without a slash at the end',
    },
    {
      displayName: 'API Key',
      name: 'apiKey',
      type: 'string',
      typeOptions: { password: true },
      required: true,
      default: '',
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.apiKey}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.baseUrl}}', url: '/v1/templates/count' },
  };
}
