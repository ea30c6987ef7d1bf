import type { SystemMapping } from '../../mapping/system-mapping.ts';

export const trivyReport: SystemMapping = {
  id: 'trivy-report',
  name: 'Trivy: vulnerability report',
  type: 'report',
  recognise: { has: ['ArtifactName', 'Results.Target', 'SchemaVersion'] },
  fields: {
    title: { $const: 'Vulnerability report' },
    subtitle: 'ArtifactName',
    date: 'CreatedAt',
    facts: [
      {
        label: { $const: 'Operating system' },
        value: { $join: [{ $from: 'Metadata.OS.Family', $as: 'title-case' }, 'Metadata.OS.Name'] },
      },
    ],
    metrics: ['Critical', 'High', 'Medium', 'Low'].map((severity) => ({
      label: { $const: severity },
      value: { $count: 'Results[].Vulnerabilities', $where: { equals: { Severity: severity } } },
    })),
    sections: [
      {
        $each: 'Results',
        title: 'Target',
        table: {
          $each: 'Vulnerabilities',
          $columns: [
            { label: 'Vulnerability', value: 'VulnerabilityID' },
            { label: 'Package', value: 'PkgName' },
            { label: 'Installed', value: 'InstalledVersion' },
            { label: 'Fixed in', value: 'FixedVersion' },
            { label: 'Severity', value: { $from: 'Severity', $as: 'title-case' } },
          ],
          $details: ['Title'],
        },
      },
    ],
  },
};
