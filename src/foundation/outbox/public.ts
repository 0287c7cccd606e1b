export {
  addWebhook,
  addWebhookSecret,
  endWebhookSecret,
  listDeadDeliveries,
  listWebhookAddresses,
  removeWebhook,
  resumeWebhook,
  retryDelivery,
  webhookForm,
} from '#foundation/outbox/outbox.api.ts'
export { checkHookAddress as judgeHookAddress } from '#foundation/outbox/address.rules.ts'
