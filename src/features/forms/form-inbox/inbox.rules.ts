import type { ListSpec } from '#kernel/list-query.ts'

export const INBOX_PATH = '/api/forms/v1/submissions'

export const INBOX_LIST = {
  sortable: ['submittedAt', 'formKey', 'email', 'captchaScore'],
  sort: '-submittedAt',
  sizes: [25, 50, 100],
} as const satisfies ListSpec

/** The columns of an export: what every submission has, then every field that one of them has. */
export const listExportFields = (
  all: readonly { readonly labels: Readonly<Record<string, string>> }[],
): [name: string, label: string][] => {
  const labels = new Map<string, string>()
  for (const { labels: own } of all)
    for (const [name, label] of Object.entries(own)) if (!labels.has(name)) labels.set(name, label)
  return [...labels]
}
