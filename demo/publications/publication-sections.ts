import type { SectionText } from '#demo/publications/section-text.ts'
import { SAFETY, DESCRIPTION, TOOLS, TESTING, DISASSEMBLY, ASSEMBLY, DATA } from '#demo/publications/workshop-sections.ts'
import type { DocTypeKey } from '#demo/publications/doc-types.ts'

const UNPACKING: SectionText = {
  title: 'Unpacking and checking',
  paragraphs: [
    'Compare the nameplate with the order: part number, supply and approval must match the place of use.',
    'Report damage to the carrier within three days and keep the packing. Store the unit dry, between -20 and 60 degrees Celsius.',
  ],
  steps: ['Lift the unit by its housing, never by cables or connectors.', 'Check that all parts of the delivery list are there.'],
}
const MOUNTING: SectionText = {
  title: 'Mounting',
  paragraphs: ['Choose a place without vibration and direct sun, with room to open the cover and to read the display.'],
  steps: [
    'Drill the holes as the template shows.',
    'Mount without tension on pipes or cables.',
    'Tighten the fixing bolts to 6 Nm.',
    'Connect the earth stud with at least 4 square millimetres.',
  ],
  figure: 'exploded',
}
const WIRING: SectionText = {
  title: 'Wiring',
  paragraphs: ['Use shielded cable and glands that keep the degree of protection. Connect the shield on one side only.'],
  table: [
    ['Terminal 1', 'Supply plus'],
    ['Terminal 2', 'Supply minus'],
    ['Terminals 3 and 4', 'Output 4 to 20 mA'],
    ['Terminals 5 and 6', 'Relay, 2 A at 30 V DC'],
    ['Terminals 7 to 9', 'Bus A, bus B, shield'],
  ],
  figure: 'wiring',
}
const COMMISSIONING: SectionText = {
  title: 'Commissioning',
  paragraphs: ['Commission only when mounting and wiring were checked by a second person.'],
  steps: [
    'Switch on and wait for the end of the self-test.',
    'Set address, range and unit. Changes are kept when the supply fails.',
    'Compare the reading with a known value and write both into the commissioning record.',
    'Close the cover and seal it.',
  ],
}
const OPERATION: SectionText = {
  title: 'Daily use',
  paragraphs: [
    'The status lamp says how it stands: green is ready, yellow asks for maintenance, red is a fault.',
    'Menus are reached with the two buttons under the display; without a press for two minutes the display returns to the reading.',
  ],
  steps: ['Look at the lamp once a shift.', 'Acknowledge messages with both buttons.', 'Report repeated messages to service.'],
}
const MESSAGES: SectionText = {
  title: 'Messages',
  paragraphs: ['Messages are kept with date and time; the last 200 can be read.'],
  table: [
    ['E-101', 'Supply too low: check cable and fuse'],
    ['E-112', 'Sensor not found: check connector J2'],
    ['E-117', 'Software and boot loader do not match'],
    ['W-205', 'Maintenance is due within 30 days'],
    ['W-210', 'Memory 90 percent full'],
  ],
}
const PARTS: SectionText = {
  title: 'Parts list',
  paragraphs: ['Item numbers are those of the figure. Parts without a number are not sold apart.'],
  table: [
    ['10  Cover, complete', '{product}-C10'],
    ['20  O-ring, set of five', '{product}-R20'],
    ['30  Electronics module', '{product}-E30'],
    ['40  Display module', '{product}-D40'],
    ['50  Cable gland M20', '{product}-G50'],
    ['60  Bolt M5x16, set of ten', '{product}-B60'],
    ['70  Mounting kit', '{product}-K70'],
  ],
}
const EXPLODED: SectionText = {
  title: 'Exploded view',
  paragraphs: ['Items of the same number are equal on both sides.'],
  figure: 'exploded',
}
const REASON: SectionText = {
  title: 'Reason and description',
  paragraphs: [
    'In service, moisture was found in the connection compartment of a few units of {product}. The seal had been pinched during assembly.',
    'This bulletin replaces the seal and changes the torque of the cover bolts. Units built later have the change from the factory.',
  ],
}
const COMPLIANCE: SectionText = {
  title: 'Compliance',
  paragraphs: ['Recommended at the next opening of the unit, at the latest within twelve months.'],
  table: [
    ['Time needed', '0.6 hours'],
    ['Cost of material', 'No charge under warranty'],
    ['Marking', 'Letter M behind the serial number'],
  ],
}
const FUNCTIONS: SectionText = {
  title: 'Safety functions',
  paragraphs: [
    '{product} reaches its safe state within one second after a fault is found. The output then is 3.6 mA or less.',
    'Failure rates were determined by FMEDA and hold for an ambient temperature of 40 degrees Celsius.',
  ],
  table: [
    ['Dangerous, undetected', '42 FIT'],
    ['Dangerous, detected', '310 FIT'],
    ['Safe failure fraction', '92 percent'],
    ['Proof test interval', '24 months'],
  ],
}
const PROOF: SectionText = {
  title: 'Proof test',
  paragraphs: ['The proof test finds what self-tests cannot. Without it the safety level does not hold.'],
  steps: [
    'Put the safety function out of action and tell the control room.',
    'Simulate a fault and see that the output takes its safe value.',
    'Simulate 10, 50 and 90 percent and compare with a reference.',
    'Put the function back into action and write the test record.',
  ],
}
const FIELD: SectionText = {
  title: 'Observations in the field',
  paragraphs: [
    'Most returns of {product} had no fault: damping was set to zero, and noise of the process was taken for a defect.',
    'Set damping to three times the period of the noise. Above ten seconds alarms come late; do not go further without a safety review.',
  ],
}

export const TYPE_SECTIONS: Readonly<Record<DocTypeKey, readonly SectionText[]>> = {
  maintenance: [SAFETY, DESCRIPTION, TOOLS, TESTING, DISASSEMBLY, ASSEMBLY, DATA],
  installation: [SAFETY, UNPACKING, MOUNTING, WIRING, COMMISSIONING, DATA],
  operation: [SAFETY, DESCRIPTION, OPERATION, MESSAGES, DATA],
  parts: [EXPLODED, PARTS, TOOLS],
  bulletin: [REASON, COMPLIANCE, DISASSEMBLY, ASSEMBLY],
  safety: [SAFETY, FUNCTIONS, PROOF, DATA],
  wiring: [SAFETY, WIRING, DATA],
  note: [FIELD, TESTING, MESSAGES],
}
