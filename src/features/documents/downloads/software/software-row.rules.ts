import { describeSoftwareDownload } from '#foundation/analytics/public.ts'
import type { listSoftware } from '#features/documents/downloads/software/software.api.ts'
import { SOFTWARE_KINDS, type SoftwareKind } from '#features/documents/downloads/software/software.rules.ts'
import type { DocumentRow } from '#features/documents/downloads/table/document-row.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

export type Software = ReplyOf<typeof listSoftware>['software'][number]
export type Release = Software['older'][number]
export type SoftwareRow = DocumentRow & { readonly product: Software; readonly eakNumber: string; readonly version: string }

/** A version as the table and its gates know documents. */
export const toRow = (product: Software, release: Release = product): SoftwareRow => ({
  address: release.assetPath,
  name: product.productName,
  kind: product.kind,
  size: release.size,
  updatedAt: release.releasedAt,
  sha256: release.sha256,
  gate: release.gate,
  ...(release.gatePath !== undefined && { gatePath: release.gatePath }),
  ...(release.eulaVersion !== undefined && { eulaVersion: release.eulaVersion }),
  product,
  eakNumber: release.eakNumber,
  version: release.version,
})

/** How many there are of each kind, in a fixed order; kinds without any are left out. */
export const countKinds = (software: readonly Pick<Software, 'kind'>[]): (readonly [SoftwareKind, number])[] =>
  SOFTWARE_KINDS.map((kind) => [kind, software.filter((one) => one.kind === kind).length] as const).filter(
    ([, count]) => count > 0,
  )

/** Analytics fields of a download [3.12.8]. */
export const describeDownload = ({ product, eakNumber, version }: SoftwareRow, isOneOfMany: boolean) =>
  describeSoftwareDownload(
    {
      number: eakNumber,
      productName: product.productName,
      productDescription: product.productDescription,
      description: version === product.version ? product.description : version,
    },
    isOneOfMany ? 'all' : 'single',
  )
