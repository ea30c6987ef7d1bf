/** From the document as it is to the smallest that can still be read on paper. */
export const FIT_STEPS = [
  { text: 1, spacing: 1, margin: undefined },
  { text: 1, spacing: 0.8, margin: '0.5in' },
  { text: 0.95, spacing: 0.7, margin: '0.45in' },
  { text: 0.9, spacing: 0.65, margin: '0.4in' },
  { text: 0.85, spacing: 0.6, margin: '0.4in' },
  { text: 0.8, spacing: 0.5, margin: '0.4in' },
  { text: 0.75, spacing: 0.4, margin: '0.35in' },
] as const;

export const LAST_STEP = FIT_STEPS.length - 1;
