import { readUnits, writeUnits, type UnitMap } from '#features/buying/procurement/connection/unit-map.rules.ts'

/** A connection as it is being typed: lists are lines of text. */
export type ConnectionDraft = {
  readonly name: string
  readonly domain: string
  readonly identity: string
  readonly person: string
  readonly account: string
  readonly costCentre: string
  readonly frameOrigins: string
  readonly documentsUrl: string
  readonly classification: string
  readonly units: string
  /** One that the customer's system has set already; staff alone enter it. */
  readonly sharedSecret: string
}

type Connection = Pick<ConnectionDraft, 'name' | 'domain' | 'identity' | 'person' | 'classification'> & {
  readonly frameOrigins: readonly string[]
  readonly units: UnitMap
  readonly account: string | null
  readonly costCentre: string | null
  readonly documentsUrl: string | null
}

const NOTHING: Connection = {
  ...{ name: '', domain: 'NetworkId', identity: '', person: '', classification: '' },
  ...{ frameOrigins: [], units: {}, account: null, costCentre: null, documentsUrl: null },
}

export const toConnectionDraft = (connection: Connection = NOTHING): ConnectionDraft => {
  const { name, domain, identity, person, classification, frameOrigins, units, account, costCentre, documentsUrl } = connection
  return {
    ...{ name, domain, identity, person, classification, sharedSecret: '' },
    ...{ account: account ?? '', costCentre: costCentre ?? '', documentsUrl: documentsUrl ?? '' },
    ...{ frameOrigins: frameOrigins.join('\n'), units: writeUnits(units) },
  }
}

const toNull = (text: string): string | null => text.trim() || null

/** Who the system is stays as it is. */
export const toChange = ({
  name,
  person,
  account,
  costCentre,
  frameOrigins,
  documentsUrl,
  classification,
  units,
}: ConnectionDraft) => ({
  ...{ name, person, classification, units: { ...readUnits(units) } },
  ...{ account: toNull(account), costCentre: toNull(costCentre), documentsUrl: toNull(documentsUrl) },
  frameOrigins: frameOrigins.split(/\s+/).filter(Boolean),
})

export const toConnectionBody = (draft: ConnectionDraft, isOffice: boolean) => {
  const { domain, identity, sharedSecret } = draft
  const secret = isOffice ? sharedSecret.trim() : ''
  return { ...toChange(draft), domain, identity, ...(secret !== '' && { sharedSecret: secret }) }
}
