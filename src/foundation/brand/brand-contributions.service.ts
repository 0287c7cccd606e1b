import type { Brands } from '#foundation/brand/brands.service.ts'

declare module '#platform/services.ts' {
  interface Services {
    readonly brands: Brands
  }
}
