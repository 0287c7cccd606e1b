import { brandRoutes } from '#foundation/brand/brand.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { createBrands, pictureAddress, type Brands } from '#foundation/brand/brands.service.ts'
export { dressMail } from '#foundation/brand/brand-mail.rules.ts'
export { findBrand, lockBrand, saveBrand, type StoredBrand, type StoredPicture } from '#foundation/brand/brand.store.ts'
export { readBrandPicture } from '#foundation/brand/read-picture.service.ts'

export const brand: Feature = { name: 'brand', routes: brandRoutes }
