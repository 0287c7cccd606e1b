import { drawSchedule, type ScheduleDrawing } from '#features/storefront/product-tools/export/draw-schedule.service.ts'
import { answerInThread } from '#platform/threads.ts'

answerInThread((drawing: ScheduleDrawing) => drawSchedule(drawing))
