import { writeAudit } from '#foundation/audit/public.server.ts'
import { changeFactors } from '#foundation/second-factor/factor-holder.service.ts'
import { settleFactors } from '#foundation/second-factor/factor-list.service.ts'
import { sendFactorMail } from '#foundation/second-factor/factor-mail.service.ts'
import { addPasskey, removePasskey, renamePasskey, startPasskey } from '#foundation/second-factor/passkey/passkey.api.ts'
import { dropPasskey, renamePasskey as saveName } from '#foundation/second-factor/passkey/passkey.store.ts'
import { acceptRegistration, offerRegistration } from '#foundation/second-factor/passkey/register-passkey.service.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import type { App } from '#platform/feature.ts'

export const passkeyRoutes = (app: App): void => {
  const { services } = app
  const options = { config: { opensNoTransaction: true } }

  addEndpoint(
    app,
    startPasskey,
    async (request) => {
      return { options: { ...(await offerRegistration(request)) } }
    },
    options,
  )

  addEndpoint(app, addPasskey, (request) => acceptRegistration(request, request.body.answer, request.body.name), options)

  addEndpoint(
    app,
    renamePasskey,
    (request) =>
      changeFactors(request, async (tx, { person }) => {
        const { id } = request.params
        const { name } = request.body
        if (!(await saveName(tx, person.id, id, name))) notFound('passkey')
        await writeAudit(tx, { id: person.id }, services.clock.now(), 'passkey.renamed', { passkey: id, name })
        return { success: true as const }
      }),
    options,
  )

  addEndpoint(
    app,
    removePasskey,
    (request) =>
      changeFactors(request, async (tx, { person }) => {
        const { id } = request.params
        const name = (await dropPasskey(tx, person.id, id)) ?? notFound('passkey')
        await settleFactors(tx, person.id)
        await writeAudit(tx, { id: person.id }, services.clock.now(), 'passkey.removed', { passkey: id, name })
        await sendFactorMail({ services, tenant: request.scope.tenant, tx }, person, 'passkeyRemoved', { name })
        return { success: true as const }
      }),
    options,
  )
}
