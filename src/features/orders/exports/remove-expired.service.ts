import { forgetExportFile, takeExpired } from '#features/orders/exports/export-file.store.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

const A_TURN = 200

/** Bytes go first: a row whose file is gone already is found again, bytes without a row would stay for ever. */
export const removeExpired: Recurring = {
  name: 'remove-expired-exports',
  run: async ({ tx, services }) => {
    for (const { id, fileKey } of await takeExpired(tx, services.clock.now(), A_TURN)) {
      await services.files.remove(fileKey)
      await forgetExportFile(tx, id)
    }
  },
}
