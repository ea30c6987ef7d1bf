import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { adobeSign } from './adobe-sign.ts';
import { buildiumLease } from './buildium-lease.ts';
import { contractbookDocument } from './contractbook-document.ts';
import { deelContract } from './deel-contract.ts';
import { docusignEnvelope } from './docusign-envelope.ts';
import { dropboxSign } from './dropbox-sign.ts';
import { ironcladRecord } from './ironclad-record.ts';
import { ironcladWorkflow } from './ironclad-workflow.ts';
import { juroContract } from './juro-contract.ts';
import { oneflowContract } from './oneflow-contract.ts';
import { pandadocDocument } from './pandadoc-document.ts';
import { signnowDocument } from './signnow-document.ts';
import { yousignRequest } from './yousign-request.ts';
import { zohoSignRequest } from './zoho-sign-request.ts';

/** Services by which contracts are signed. */
export const SIGNING: readonly SystemMapping[] = [
  adobeSign,
  contractbookDocument,
  deelContract,
  docusignEnvelope,
  dropboxSign,
  ironcladRecord,
  ironcladWorkflow,
  juroContract,
  oneflowContract,
  pandadocDocument,
  signnowDocument,
  yousignRequest,
  zohoSignRequest,
  buildiumLease,
];
