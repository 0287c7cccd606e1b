import { expect, test } from 'vitest'
import { describeUploads } from '#foundation/uploads/public.server.ts'
import { features } from '#app/features.ts'
import { writeUploadGuide } from '#foundation/uploads/testing/upload-guide.ts'

const kinds = features.flatMap(({ uploadKinds = [] }) => uploadKinds)

test('docs/api/uploads.md lists the kinds of uploads as they are', async () => {
  expect(kinds.length).toBeGreaterThan(8)
  await expect(writeUploadGuide(kinds)).toMatchFileSnapshot('../../docs/api/uploads.md')
})

test('the document of the API names each kind with its types and its size', () => {
  const call = { requestBody: { content: { 'application/json': { schema: { properties: { kind: { type: 'string' } } } } } } }
  const { paths } = describeUploads({ paths: { '/api/uploads': { post: call, get: {} } } }, kinds)
  const { kind } = paths['/api/uploads'].post.requestBody.content['application/json'].schema.properties
  expect(kind).toMatchObject({ type: 'string', enum: kinds.map(({ name }) => name).toSorted() })
  expect(kind).toHaveProperty('description', expect.stringMatching(/`case-file`: .+ At most \d+ bytes of image\/png/))
  expect(describeUploads({ paths: {} }, kinds)).toEqual({ paths: {} })
})
