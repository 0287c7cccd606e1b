import { z } from 'zod'
import { settleProducts } from '#features/storefront/product-import/import/settle-products.service.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

const NAME = 'catalogue.settle'
const schema = z.strictObject({})

/** Listings and search follow products that a program brought, or a file that was killed behind its last line. */
export const createSettleTask = ({ engine }: Pick<Services, 'engine'>) =>
  defineTask({
    name: NAME,
    schema,
    run: async ({ db, tenant }) => {
      await settleProducts({ db, tenant, engine })
      return undefined
    },
  })
