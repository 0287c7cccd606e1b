import { z } from 'zod'
import { unitViewSchema } from '#features/support/equipment/equipment.api.ts'
import { EQUIPMENT_LIST } from '#features/support/equipment/equipment.rules.ts'
import { listUnits } from '#features/support/equipment/equipment.store.ts'
import { readUnitView } from '#features/support/equipment/unit-view.service.ts'
import { requireOrderingAccount } from '#foundation/accounts/public.server.ts'
import { agentTool } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { notFound } from '#platform/http/errors.ts'

/** Those whose number contains what was asked for; the exact one is among them. */
const MOST_ALIKE = 50

const findPartsForSerial = agentTool({
  name: 'find_parts_for_serial',
  title: 'Find parts for a serial number',
  description: 'The customer’s unit with this serial number: parts that fit, documents, service and cases.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({ serial: z.string().trim().min(1).max(100) }),
  output: unitViewSchema,
  run: async ({ request }, { serial }) => {
    const { id: soldToId } = await requireOrderingAccount(request)
    const locale = readerLocale(await requirePerson(request))
    const today = request.server.services.clock.now().toISOString().slice(0, 10)
    const list = { soldToId, today, language: locale.language, sort: EQUIPMENT_LIST.sort, page: 1, size: MOST_ALIKE }
    const { rows } = await listUnits(request.tx, { q: serial }, list)
    const unit = rows.find(({ serialNumber }) => serialNumber.toLowerCase() === serial.toLowerCase()) ?? notFound('equipment')
    return readUnitView(request, unit.id, locale)
  },
})

export const equipmentTools = [findPartsForSerial]
