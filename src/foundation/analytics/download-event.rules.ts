import type { TrackedEvent } from '#foundation/analytics/tracked-event.rules.ts'

/** A publication as search answers it [3.11.15]. */
export type ViewedPublication = {
  readonly id: string
  readonly title: string
  readonly doc_type: string
  readonly product: string
  readonly product_family: string
}

/** Someone opened a technical publication [1.0.32, 3.11.15]. */
export const describePublicationView = ({ id, title, doc_type, product, product_family }: ViewedPublication): TrackedEvent => ({
  name: 'techpub.view',
  ...{ id, title, doc_type, product, product_family },
})

export type DownloadedSoftware = {
  /** The number under which the supplier keeps the file. */
  readonly number: string
  readonly productName: string
  readonly productDescription: string
  readonly description: string
}

/** Someone fetched software: one file, or all that a list offers at once [3.12.8]. */
export const describeSoftwareDownload = (
  { number, productName, productDescription, description }: DownloadedSoftware,
  kind: 'single' | 'all',
): TrackedEvent => ({
  name: 'software.download',
  eakNumber: number,
  ...{ productName, productDescription, description },
  downloadStatus: kind === 'all' ? 'All' : 'Single',
})
