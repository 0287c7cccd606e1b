import { expect, test } from 'vitest'
import { PLAIN_LOOK } from '#foundation/brand/brand.rules.ts'
import { createBrands } from '#foundation/brand/brands.service.ts'

test('documents and mails wear the colours of the theme, or those that admins chose', () => {
  const brands = createBrands()
  expect(brands.of('sps').paper, 'a site that nobody dressed').toBeUndefined()
  brands.apply('sps', 'red-graphite', { look: PLAIN_LOOK, pictures: {} })
  const themed = brands.of('sps')
  expect(themed.paper).toEqual({ colour: themed.mail.brandColour })
  brands.apply('sps', 'red-graphite', { look: { ...PLAIN_LOOK, brandColour: '#004488' }, pictures: {} })
  expect(brands.of('sps').paper).toEqual({ colour: '#004488' })
})
