import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { BOUND } from '#features/forms/forms/rules/date.rules.ts'
import { FIELD_KINDS, FILE_GROUPS, TEXT_RULES } from '#features/forms/forms/rules/field.rules.ts'
import { isPlainPattern } from '#features/forms/forms/rules/text.rules.ts'

const name = z
  .string()
  .max(40)
  .regex(/^[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*$/, 'is not a name for a field')
const words = z.string().min(1).max(300)
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/[a-z0-9][\w/-]*$/, 'is not a path of this site')
const team = z.email().max(254)

const FIELD_WIDTHS = ['full', 'half', 'third'] as const
const DATE_FORMATS = ['mm/dd/yyyy', 'dd/mm/yyyy', 'dd.mm.yyyy', 'yyyy-mm-dd'] as const

/** Names that the form itself sends. */
const TAKEN = new Set(['hp', 'form', 'formId', 'elapsed', 'token', 'drawn'])

const field = z
  .strictObject({
    kind: z.enum(FIELD_KINDS),
    name: name.refine((value) => !TAKEN.has(value), 'is a name that the form itself needs'),
    label: words,
    hint: z.string().max(300).optional(),
    placeholder: z.string().max(120).optional(),
    isRequired: z.boolean().default(false),
    /** How much of a row it takes. */
    width: z.enum(FIELD_WIDTHS).default('full'),
    autocomplete: z.string().max(60).optional(),
    rule: z.enum(TEXT_RULES).optional(),
    isCapitalised: z.boolean().optional(),
    pattern: z.string().max(200).refine(isPlainPattern, 'is not a plain pattern: no groups, no alternatives').optional(),
    minLength: z.number().int().min(0).max(5000).optional(),
    maxLength: z.number().int().min(1).max(5000).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    equalTo: name.optional(),
    options: z
      .array(
        z.strictObject({
          value: z
            .string()
            .min(1)
            .max(80)
            .regex(/^[^,]+$/),
          label: words,
        }),
      )
      .max(60)
      .optional(),
    /** The initial value; the value of a hidden field. */
    value: z.string().max(500).optional(),
    showIfField: name.optional(),
    showIfValues: z.array(z.string().max(80)).max(60).optional(),
    step: z.number().int().min(1).max(8).default(1),
    earliest: z.string().regex(BOUND).optional(),
    latest: z.string().regex(BOUND).optional(),
    closedWeekdays: z.array(z.number().int().min(0).max(6)).max(6).optional(),
    closedDates: z.array(z.iso.date()).max(200).optional(),
    /** Where it is not as the language writes a day, such as yyyy-mm-dd. */
    dateFormat: z.enum(DATE_FORMATS).optional(),
    weekStart: z.number().int().min(0).max(6).optional(),
    /** Of a file: what it may be, and how many megabytes. */
    fileTypes: z.array(z.enum(FILE_GROUPS)).min(1).max(FILE_GROUPS.length).optional(),
    mostMegabytes: z.number().int().min(1).max(10).optional(),
  })
  .refine(({ rule, pattern }) => pattern !== undefined || !['alpha', 'accept', 'regex'].includes(rule ?? ''), {
    path: ['pattern'],
    message: 'is needed for this rule',
  })
  .refine(({ kind, options }) => !['select', 'radio'].includes(kind) || (options?.length ?? 0) > 0, {
    path: ['options'],
    message: 'need at least one choice',
  })
export type ShownField = z.output<typeof field>

const fault = z.strictObject({
  field: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** A form that authors compose. */
export const form = defineBlock({
  type: 'form',
  interactive: true,
  schema: z.strictObject({
    /** Its name for staff, memory, webhooks and gates; the same in every language. */
    formKey: z
      .string()
      .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
      .max(40),
    heading: z.string().max(200).default(''),
    lead: z.string().max(600).default(''),
    submitLabel: z.string().max(60).optional(),
    fields: z
      .array(field)
      .min(1)
      .max(60)
      .refine((all) => new Set(all.map(({ name: each }) => each)).size === all.length, 'have names of their own each'),
    /** Titles of the steps, where a long form is asked in several. */
    steps: z.array(words).max(8).default([]),
    thanksTitle: z.string().max(200).optional(),
    thanksText: z.string().max(1000).optional(),
    /** Where it leads instead of the thank-you text. */
    thanksPage: ownPath.optional(),
    /** Whoever sent it may have the documents that request this form. */
    isGate: z.boolean().default(false),
    recipients: z
      .array(z.strictObject({ to: team, whenField: name.optional(), whenValues: z.array(z.string().max(80)).max(60).optional() }))
      .max(20)
      .default([]),
    /** A form in a dialog that a button on the page opens. */
    dialogTitle: z.string().max(120).optional(),
    /** Instead of a random one, where a form is known by it. */
    fixedId: z
      .string()
      .regex(/^[a-zA-Z][\w-]{0,40}$/)
      .optional(),
    /** The button answers only to a valid form [4.18.1]. */
    isButtonHeld: z.boolean().default(false),
    /** Put in when it is drawn. */
    filled: z
      .strictObject({
        formId: z.string(),
        /** Where it is sent; read from the markup, because the page around a fragment has another address. */
        action: z.string().optional(),
        honeypot: z.strictObject({ name: z.string(), type: z.string(), after: z.string() }),
        drawnAt: z.number(),
        today: z.string(),
        countries: z.array(z.strictObject({ value: z.string(), label: z.string() })).default([]),
        phones: z.array(z.strictObject({ value: z.string(), label: z.string() })).default([]),
        /** The result of a post without script: the faults and the values, or that it was sent. */
        values: z.record(z.string(), z.string()).default({}),
        faults: z.array(fault).default([]),
        problem: z.enum(['too_fast', 'too_many', 'spam']).optional(),
        isSent: z.boolean().default(false),
      })
      .optional(),
  }),
  fields: {
    formKey: { kind: 'code', label: 'Key' },
    heading: { kind: 'text', label: 'Heading' },
    lead: { kind: 'multiline', label: 'Introduction' },
    submitLabel: { kind: 'text', label: 'Button' },
    fields: {
      kind: 'list',
      label: 'Fields',
      of: {
        kind: { kind: 'select', label: 'Kind', options: FIELD_KINDS },
        name: { kind: 'code', label: 'Name' },
        label: { kind: 'text', label: 'Label' },
        hint: { kind: 'text', label: 'Hint' },
        placeholder: { kind: 'text', label: 'Words in the empty field' },
        isRequired: { kind: 'toggle', label: 'Must be filled in' },
        width: { kind: 'select', label: 'Width', options: FIELD_WIDTHS },
        autocomplete: { kind: 'code', label: 'What browsers fill in' },
        rule: { kind: 'select', label: 'Rule', options: TEXT_RULES },
        pattern: { kind: 'code', label: 'Pattern of the rule' },
        isCapitalised: { kind: 'toggle', label: 'Begins with a capital' },
        minLength: { kind: 'number', label: 'Least letters' },
        maxLength: { kind: 'number', label: 'Most letters' },
        min: { kind: 'number', label: 'Least' },
        max: { kind: 'number', label: 'Most' },
        equalTo: { kind: 'code', label: 'Same as the field' },
        options: {
          kind: 'list',
          label: 'Choices',
          of: { value: { kind: 'code', label: 'Value' }, label: { kind: 'text', label: 'Label' } },
        },
        value: { kind: 'text', label: 'Value at first' },
        showIfField: { kind: 'code', label: 'Show if this field' },
        showIfValues: { kind: 'codes', label: 'Has one of these values' },
        step: { kind: 'number', label: 'Step' },
        earliest: { kind: 'code', label: 'Earliest day' },
        latest: { kind: 'code', label: 'Latest day' },
        closedWeekdays: { kind: 'weekdays', label: 'Closed weekdays' },
        closedDates: { kind: 'codes', label: 'Closed days' },
        dateFormat: { kind: 'select', label: 'How a day is written', options: DATE_FORMATS },
        weekStart: { kind: 'weekday', label: 'First day of the week' },
        fileTypes: { kind: 'choices', label: 'Files that may be sent', options: FILE_GROUPS },
        mostMegabytes: { kind: 'number', label: 'Most megabytes of a file' },
      },
    },
    steps: { kind: 'lines', label: 'Titles of the steps' },
    thanksTitle: { kind: 'text', label: 'Thank-you heading' },
    thanksText: { kind: 'multiline', label: 'Thank-you text' },
    thanksPage: { kind: 'code', label: 'Thank-you page' },
    isGate: { kind: 'toggle', label: 'Opens documents that ask for it' },
    recipients: {
      kind: 'list',
      label: 'Goes to',
      of: {
        to: { kind: 'code', label: 'Team' },
        whenField: { kind: 'code', label: 'If this field' },
        whenValues: { kind: 'codes', label: 'Has one of these values' },
      },
    },
    dialogTitle: { kind: 'text', label: 'Dialog that a button opens' },
    fixedId: { kind: 'code', label: 'Fixed id' },
    isButtonHeld: { kind: 'toggle', label: 'Button waits for a valid form' },
  },
})
export type Form = z.output<typeof form.schema>
export type FormDraft = z.input<typeof form.schema>
export type FilledForm = Form & { readonly filled: NonNullable<Form['filled']> }
