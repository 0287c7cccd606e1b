import type { InjectOptions } from 'fastify'
import {
  findPerson,
  hashPassword,
  describeRoles,
  saveGrant,
  updatePerson,
  type Person,
} from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { OutboxMail } from '#platform/mail/mail-outbox.store.ts'
import { listOutbox } from '#platform/mail/mail.ts'
import type { SignedIn } from '#app/testing/sign-in-as.ts'
import type { TestApp } from '#app/testing/test-app.ts'

type Caller = Pick<SignedIn, 'host'> & Partial<Pick<SignedIn, 'cookie'>>

/** A call as the person's own page makes it. */
export const callAs = (
  { app }: TestApp,
  { host, cookie = '' }: Caller,
  method: NonNullable<InjectOptions['method']>,
  url: string,
  options: Pick<InjectOptions, 'payload' | 'headers'> = {},
) =>
  app.inject({ method, url, payload: options.payload, headers: { host, cookie, origin: `http://${host}`, ...options.headers } })

export const readPerson = ({ services }: TestApp, { tenant, personId }: SignedIn): Promise<Person> =>
  withTenant(services.db, tenant, async (tx) => {
    const person = await findPerson(tx, personId)
    if (!person) throw new Error('this person is gone')
    return person
  })

/** The oldest first. */
export const readMails = async ({ services }: TestApp, { tenant }: SignedIn): Promise<OutboxMail[]> =>
  (await withTenant(services.db, tenant, (tx) => listOutbox(tx, 500))).reverse()

/** The address in a mail, as a path of the site. */
export const readLink = (mail: OutboxMail | undefined): string => {
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  return `${url.pathname}${url.search}`
}

/** From now on the employee's session acts for the customer. */
export const actFor = ({ services }: TestApp, employee: SignedIn, customer: SignedIn): Promise<void> =>
  withTenant(services.db, employee.tenant, async (tx) => {
    const [actor, subject] = [await findPerson(tx, employee.personId), await findPerson(tx, customer.personId)]
    if (!actor || !subject) throw new Error('One of the two does not exist.')
    await saveGrant(tx, employee.sessionId, {
      actingFor: customer.personId,
      actingUntil: new Date(services.clock.now().getTime() + 3_600_000),
      actingRoles: describeRoles({ employee: actor, customer: subject }),
    })
  })

export const PASSWORD = 'Portico-demo-1'
const passwordHash = hashPassword(PASSWORD)

export const givePassword = async ({ services }: TestApp, { tenant, personId }: SignedIn): Promise<void> => {
  const hash = await passwordHash
  await withTenant(services.db, tenant, (tx) => updatePerson(tx, personId, { passwordHash: hash }))
}

/** The same person and session after the password was requested once more. */
export const reauthenticate = async (site: TestApp, who: SignedIn): Promise<SignedIn> => {
  await givePassword(site, who)
  const answer = await callAs(site, who, 'POST', '/api/me/reauthentication', { payload: { currentPassword: PASSWORD } })
  const proof = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  // Of two cookies with one name the first counts.
  return { ...who, cookie: `${proof}; ${who.cookie}` }
}

/** Opens a mail's link and submits the form on its page. */
export const followLink = (site: TestApp, host: string, link: string) => {
  const url = new URL(link, `http://${host}`)
  const payload = new URLSearchParams({ token: url.searchParams.get('token') ?? '' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return callAs(site, { host }, 'POST', url.pathname, { payload, headers })
}
