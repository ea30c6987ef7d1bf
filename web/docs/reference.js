/** The API reference: Swagger UI over this service's own OpenAPI document. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const followColours = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followColours);
followColours();

// The page is at <root>/docs, also below a deployment's stage.
const root = new URL('.', location.href).href;

async function show() {
  const answer = await fetch(new URL('v1/openapi.json', root));
  if (!answer.ok) throw new Error(`openapi.json: ${answer.status}`);
  const spec = await answer.json();
  // Calls go to where the page came from: under the service's other names they would be refused.
  spec.servers = [{ url: root.replace(/\/$/, '') }];
  const reference = SwaggerUIBundle({
    spec,
    dom_id: '#content',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    filter: true,
    tryItOutEnabled: true,
    requestSnippetsEnabled: true,
    persistAuthorization: false,
    validatorUrl: null,
    onComplete() {
      // The key of the playground in this tab.
      const key = sessionStorage.getItem('pagewright.key');
      if (key !== null) reference.preauthorizeApiKey('apiKey', key);
    },
  });
}

show().catch((error) => {
  const message = document.createElement('p');
  message.className = 'loading';
  message.setAttribute('role', 'alert');
  message.textContent = `The API reference could not be loaded: ${error.message}`;
  document.querySelector('#content').replaceChildren(message);
});
