/** Where markup with script is served from: an origin of its own, a secure context, and never asked on the network. */
export const DOCUMENT_ADDRESS = 'http://document.localhost/';
export const DOCUMENT_HOST = new URL(DOCUMENT_ADDRESS).host;
