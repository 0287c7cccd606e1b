import type { TenantKey } from '#demo/tenant-keys.ts'

export const DOCUMENT_KINDS = ['data-sheet', 'installation-guide', 'certificate'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const TITLES: Readonly<Record<DocumentKind, string>> = {
  'data-sheet': 'Data sheet',
  'installation-guide': 'Installation guide',
  certificate: 'Certificate',
}

/** Made when somebody asks: see `document.routes.ts`. */
export const listDocuments = (tenant: TenantKey, sku: string, kinds: readonly DocumentKind[]) =>
  kinds.map((kind) => ({ title: TITLES[kind], href: `/content/dam/${tenant}/documents/${sku}-${kind}.pdf`, kind }))
