import type { CustomerSection } from '#foundation/accounts/customer/customer-section.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Cards of the page on which staff see a customer; each is read by itself. */
    readonly customerSections?: readonly CustomerSection[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features, in their order. */
    customerSections: readonly CustomerSection[]
  }
}
