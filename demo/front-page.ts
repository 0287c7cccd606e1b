import type { FastifyReply, FastifyRequest } from 'fastify'
import { BUYER_SYSTEM_PATH } from '#demo/buyer-system/demo-connection.ts'
import { demoFront, type DemoFront } from '#demo/blocks/demo-front.schema.ts'
import { demoIntegrationKey } from '#demo/orders/demo-key.ts'
import { DEMO_PASSWORD, listPeople } from '#demo/people.ts'
import { DEFAULT_THEME } from '#ui/themes.ts'
import { DEMO_TENANTS } from '#demo/tenants.ts'
import type { SendBarePage } from '#demo/bare-page.ts'
import type { Services } from '#platform/services.ts'

/** Everyone once: first those of the first site, then who exists elsewhere only. */
const listEveryone = (): DemoFront['people'] => {
  const everyone = new Map<string, DemoFront['people'][number]>()
  for (const { who, email, different, tenant } of listPeople()) {
    const only = tenant === DEMO_TENANTS[0]?.key ? {} : { only: tenant }
    if (!everyone.has(who)) everyone.set(who, { who, email, different, ...only })
  }
  return [...everyone.values()]
}

const describeFront = (originOf: Services['originOf']): DemoFront => ({
  sites: DEMO_TENANTS.map(({ key, name, colours, traits: { theme = DEFAULT_THEME } }) => ({
    key,
    name,
    theme,
    colours,
    url: `${originOf(key)}/us/en`,
    integrationKey: demoIntegrationKey(key),
  })),
  people: listEveryone(),
  password: DEMO_PASSWORD,
  links: [
    { label: 'Documentation', href: '/docs', text: 'how it is run, extended and connected' },
    { label: 'API', href: '/api/docs', text: 'every endpoint, from the schemas that check it' },
    { label: 'People as data', href: '/demo/people.json', text: 'who exists on which site, and what makes them different' },
    { label: 'Outbox', href: '/demo/outbox.json', text: 'mail that would have left' },
    {
      label: 'Buyer’s system',
      href: BUYER_SYSTEM_PATH,
      text: 'a customer’s procurement system, which opens the shops and sends orders',
    },
    { label: 'Design system', href: `${originOf('aerobt')}/us/en/design-system`, text: 'every part in every state' },
    { label: 'Metrics', href: '/metrics', text: 'for Prometheus' },
  ],
})

/** The bare address belongs to no tenant: in the demo it introduces all five. */
export const createFrontPage =
  ({ originOf }: Services, sendBarePage: SendBarePage) =>
  (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendBarePage(request, reply, {
      path: '/',
      title: 'One front door, five businesses',
      description: 'The demo of Portico: five sites of the fictional Halden group, and the people who use them.',
      block: { type: demoFront.type, props: describeFront(originOf) },
    })
