import { z } from 'zod'
import { erasePerson } from '#foundation/personal-data/erase-person.service.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

/** Longer than a request may take; twice is once. */
export const erasePersonTask = (services: Services) =>
  defineTask({
    name: 'erase-person',
    schema: z.strictObject({ personId: z.uuid(), actorId: z.uuid() }),
    run: async ({ transact, data }) => transact((tx) => erasePerson(tx, services, data)),
  })
