import { expect, test } from 'vitest'
import { describePublicationView, describeSoftwareDownload } from '#foundation/analytics/download-event.rules.ts'
import { scrub } from '#foundation/analytics/event.rules.ts'

const PUBLICATION = {
  id: 'publication:mm-ha-4110',
  title: 'Flight management computer HA-4110, maintenance manual',
  doc_type: 'Maintenance manual',
  product: 'HA-4110',
  product_family: 'Airliner computers',
}

test('opening a publication is told with the fields that search gives it, and nothing beside them [1.0.32, 3.11.15]', () => {
  const opened = { ...PUBLICATION, reader: 'someone' }
  expect(describePublicationView(opened)).toEqual({ name: 'techpub.view', ...PUBLICATION })
})

const SOFTWARE = { number: 'SW-880-420', productName: 'FD-880', productDescription: 'Display', description: 'Loader 4.2' }

test.each([
  ['single', 'Single'],
  ['all', 'All'],
] as const)('fetching %s is told as %s, with number, product and description [3.12.8]', (kind, downloadStatus) =>
  expect(describeSoftwareDownload(SOFTWARE, kind)).toEqual({
    name: 'software.download',
    eakNumber: 'SW-880-420',
    productName: 'FD-880',
    productDescription: 'Display',
    description: 'Loader 4.2',
    downloadStatus,
  }),
)

test('what is sent keeps all of it: none of these names a person', () => {
  for (const event of [describePublicationView(PUBLICATION), describeSoftwareDownload(SOFTWARE, 'all')])
    expect(scrub(event)).toEqual(event)
})
