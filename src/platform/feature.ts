import type { FastifyInstance, FastifyBaseLogger, FastifyReply, FastifyRequest, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Access } from '#kernel/access.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { SitePath } from '#kernel/site-path.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Check } from '#platform/doctor/check.ts'
import type { FeatureInsights } from '#platform/insight.ts'
import type { FileKind } from '#platform/files/file-kind.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { Figure } from '#platform/http/figures.ts'
import type { FormFile } from '#platform/http/multipart-body.ts'
import type { PersonalTable } from '#platform/privacy/personal-data.ts'
import type { Price } from '#platform/http/price.ts'
import type { Retention } from '#platform/retention/retention.ts'
import type { AttachmentDrawing } from '#platform/mail/draw-attachment.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import type { FeatureSecrets } from '#platform/secrets/stored-secrets.ts'
import type { Services } from '#platform/services.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/**
 * The contribution of a capability to the server; `app/features.ts` lists them. A feature that takes something from the others,
 * such as blocks or traits, adds its field in a `{subject}-contributions.service.ts`:
 * `declare module '#platform/feature.ts' { interface Feature { readonly blocks?: readonly BlockDefinition[] } }`.
 */
export interface Feature {
  readonly name: string
  /** Routes of a tenant: `request.scope` and `request.tx` are there. */
  readonly routes?: (app: App) => void | Promise<void>
  readonly selectors?: readonly SelectorRoute[]
  readonly tasks?: readonly Task[] | ((services: Services) => readonly Task[])
  /** Recurring work, such as reminders; done by workers for every tenant. */
  readonly recurring?: readonly Recurring[]
  /** How long its tables keep rows that nobody removes. */
  readonly retention?: readonly Retention[]
  /** Its numbers among the metrics. */
  readonly figures?: readonly Figure[]
  /** Its tables with data of people: how rows of a person are found, and what erasure does with them. */
  readonly personalData?: readonly PersonalTable[]
  /** Files that it stores, for quotas and for the removal of those that no row names. */
  readonly fileKinds?: readonly FileKind[]
  /** Mails that it sends. */
  readonly mails?: readonly MailTemplate[]
  /** Documents that go with mails, by their kind; drawn when the mail leaves. */
  readonly mailAttachments?: Readonly<Record<string, (drawing: AttachmentDrawing) => Promise<Buffer | undefined>>>
  /** Its figures, and how staff see them. */
  readonly insights?: FeatureInsights
  readonly beforePage?: BeforePage
  /** Before a page's selector that may change something; runs in its transaction and may refuse. `route` names the selector. */
  readonly beforeSelector?: (request: FastifyRequest, route: string) => Promise<void>
  /** Where it stores secrets, and which of them can be replaced. */
  readonly secrets?: FeatureSecrets
  /** Checks of `npm run doctor` and the health screen. */
  readonly checks?: readonly Check[]
  /** Who asks, by the request's cookies; one feature knows. Runs in the tenant's transaction. */
  readonly resolveUser?: ResolveUser
}

export const listFileKinds = (features: readonly Feature[]): FileKind[] => features.flatMap(({ fileKinds = [] }) => fileKinds)

export const listTasks = (features: readonly Feature[], services: Services): Task[] =>
  features.flatMap(({ tasks = [] }) => (typeof tasks === 'function' ? tasks(services) : tasks))

/** May answer an address of a page itself, such as with a redirect; undefined lets the page come. */
export type BeforePage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: SitePath & { readonly locale: Locale },
) => FastifyReply | undefined

export type ResolveUser = (tx: Tx, request: FastifyRequest) => Promise<ScopeUser | undefined>

/** Answers page addresses whose first selector (or sub-path after the page) it names. */
export type SelectorRoute = {
  /** A pattern for selectors that carry a value, such as `usen`. */
  readonly selector: string | RegExp
  readonly methods: readonly ('GET' | 'POST')[]
  /** Who may call, decided before the body is read; `everyone` unless said. */
  readonly access?: Access
  /** A POST that changes nothing, such as a search. */
  readonly isReading?: true
  /** How `/api/docs` shows it; without it a line in `app/testing/undocumented.ts` says why it does not. */
  readonly documented?: { readonly path: string; readonly tag: string; readonly summary: string }
  readonly answer: (request: FastifyRequest, reply: FastifyReply, path: SitePath) => Promise<unknown>
  /** Where it takes much processor time and no session. */
  readonly price?: Price
  /** Where forms with files are taken: so many bytes in all. Looked at before a transaction is open. */
  readonly files?: {
    readonly mostBytes: number
    readonly inspect: (services: Services, file: FormFile) => Promise<FormFile>
  }
}
