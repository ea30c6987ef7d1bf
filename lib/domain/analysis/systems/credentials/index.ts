import type { SystemMapping } from '../../mapping/system-mapping.ts';
import { absorbCertificate } from './absorb-certificate.ts';
import { accredibleCredential } from './accredible-credential.ts';
import { badgrAssertion } from './badgr-assertion.ts';
import { certifierCredential } from './certifier-credential.ts';
import { clrCredential } from './clr-credential.ts';
import { courseraCertificate } from './coursera-certificate.ts';
import { credlyBadge } from './credly-badge.ts';
import { europassCredential } from './europass-credential.ts';
import { learnworldsCertificate } from './learnworlds-certificate.ts';
import { linkedinLearning } from './linkedin-learning.ts';
import { moodleCertificate } from './moodle-certificate.ts';
import { openBadges2 } from './open-badges-2.ts';
import { openBadges3 } from './open-badges-3.ts';
import { sertifierCredential } from './sertifier-credential.ts';
import { skilljarCompletion } from './skilljar-completion.ts';
import { talentlmsCertificate } from './talentlms-certificate.ts';
import { teachableCertificate } from './teachable-certificate.ts';
import { thinkificCertificate } from './thinkific-certificate.ts';
import { udemyCertificate } from './udemy-certificate.ts';

/** Certificates, badges and learner records. */
export const CREDENTIALS: readonly SystemMapping[] = [
  absorbCertificate,
  accredibleCredential,
  badgrAssertion,
  certifierCredential,
  clrCredential,
  courseraCertificate,
  credlyBadge,
  europassCredential,
  learnworldsCertificate,
  linkedinLearning,
  moodleCertificate,
  openBadges2,
  openBadges3,
  sertifierCredential,
  talentlmsCertificate,
  teachableCertificate,
  thinkificCertificate,
  udemyCertificate,
  skilljarCompletion,
];
