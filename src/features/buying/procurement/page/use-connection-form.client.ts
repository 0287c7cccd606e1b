import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { readUnits } from '#features/buying/procurement/connection/unit-map.rules.ts'
import type { Added, ConnectionDoor, PageConnection } from '#features/buying/procurement/page/connection-door.client.ts'
import {
  toChange,
  toConnectionBody,
  toConnectionDraft,
  type ConnectionDraft,
} from '#features/buying/procurement/page/connection-draft.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** The sentence at a field that is wrong, whoever finds it. */
const useWords = () => {
  const t = useTexts('procurement')
  const units = t('refused.units')
  return {
    faultsOf: (draft: ConnectionDraft) => ({
      name: draft.name.trim() === '' ? t('refused.name') : undefined,
      domain: draft.domain.trim() === '' ? t('refused.identity') : undefined,
      identity: draft.identity.trim() === '' ? t('refused.identity') : undefined,
      units: readUnits(draft.units) ? undefined : units,
    }),
    messages: {
      ...{ name: t('refused.name'), identity: t('refused.identity'), domain: t('refused.identity') },
      ...{ person: t('refused.person'), account: t('refused.account'), costCentre: t('refused.costCentre') },
      ...{ frameOrigins: t('refused.frameOrigins'), documentsUrl: t('refused.documentsUrl'), units },
      ...{ classification: t('refused.classification'), sharedSecret: t('refused.sharedSecret') },
    },
  }
}

export const useNewConnection = (door: ConnectionDoor, person: string, onSent: (reply: Added) => unknown) =>
  useEndpointForm(door.adding, {
    rules: door.addForm,
    values: { ...toConnectionDraft(undefined), person },
    bodyOf: (draft: ConnectionDraft) => toConnectionBody(draft, door.isOffice),
    ...useWords(),
    onSent,
  })

export const useChangedConnection = (door: ConnectionDoor, connection: PageConnection) =>
  useEndpointForm(door.changing, {
    rules: door.changeForm,
    request: { params: { id: connection.id } },
    values: toConnectionDraft(connection),
    bodyOf: toChange,
    ...useWords(),
    onSent: door.refresh,
    onRefused: door.refresh,
  })

export type ConnectionFields = Pick<ReturnType<typeof useNewConnection>, 'props' | 'field'>
