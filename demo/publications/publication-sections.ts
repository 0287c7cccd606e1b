import type { DocTypeKey } from '#features/publications/public.seed.ts'

/** One part of a document, on a page of its own; `{product}` stands for its product. */
export type SectionText = {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Numbered. */
  readonly steps?: readonly string[]
  readonly table?: readonly (readonly [string, string])[]
  readonly figure?: 'wiring' | 'exploded' | 'block'
}

const SAFETY: SectionText = {
  title: 'Safety',
  paragraphs: [
    'Only people who have read this document and are trained for the work may work on {product}. Warnings mark danger to people, cautions mark danger to equipment.',
    'WARNING: Switch off and secure the installation against being switched on again. Stored energy may be present for up to 60 seconds after power is removed.',
    'CAUTION: Parts on the boards are sensitive to electrostatic discharge. Wear a wrist strap and keep boards in their bags.',
    'Do not change, bypass or remove safety devices. Use original parts: others have not been tested and end the approval.',
  ],
}
const DESCRIPTION: SectionText = {
  title: 'Description',
  paragraphs: [
    '{product} consists of a housing, an electronics module and a connection compartment. The housing is sealed; the compartment has its own cover, so that the electronics stay closed while cables are connected.',
    'The electronics module measures, evaluates and reports. It checks itself every 250 ms and shows a fault within two seconds.',
    'Figure 1 shows the modules and the signals between them.',
  ],
  figure: 'block',
}
const TOOLS: SectionText = {
  title: 'Tools and materials',
  paragraphs: ['Tools must be calibrated. Equivalents may be used where they reach the same accuracy.'],
  table: [
    ['Torque screwdriver, 0.5 to 6 Nm', 'TS-06'],
    ['Insulation tester, 500 V DC', 'IT-500'],
    ['Test lead set', 'TL-12'],
    ['Silicone grease, food grade', 'G-210'],
    ['Thread lock, medium', 'L-243'],
    ['Lint-free cloth', 'C-40'],
  ],
}
const TESTING: SectionText = {
  title: 'Testing and fault isolation',
  paragraphs: ['Test before disassembly, so that the fault is known, and after assembly, so that it is gone.'],
  steps: [
    'Connect the unit to the test bench as the wiring diagram shows and switch on the supply.',
    'Wait until the self-test has ended. The status lamp must be green within ten seconds.',
    'Apply 0, 25, 50, 75 and 100 percent of the range. Deviations above 0.2 percent are faults.',
    'Measure the insulation resistance between the terminals and earth: at least 20 megohms.',
    'Write serial number, readings and date into the test record.',
  ],
  table: [
    ['Status lamp stays dark', 'Check fuse F1 and the supply at terminals 1 and 2'],
    ['Status lamp red', 'Read the fault code; replace the electronics module'],
    ['Reading drifts', 'Check the seal of the compartment for moisture'],
    ['No communication', 'Check address and terminating resistor'],
  ],
}
const DISASSEMBLY: SectionText = {
  title: 'Disassembly',
  paragraphs: ['Work on a clean bench. Lay parts down in the order in which they were removed.'],
  steps: [
    'Loosen the four cover bolts crosswise and lift the cover off.',
    'Pull the connectors J1 and J2; do not pull on the wires.',
    'Remove the three screws of the electronics module and lift it out straight.',
    'Take the O-ring out of its groove with a tool of plastic. Do not use it again.',
    'Clean all sealing faces with a lint-free cloth.',
  ],
}
const ASSEMBLY: SectionText = {
  title: 'Assembly and torque values',
  paragraphs: ['Assembly is disassembly in reverse order. Use new seals and a little silicone grease on them.'],
  table: [
    ['Cover bolts M5', '4.5 Nm'],
    ['Electronics module screws M3', '0.8 Nm'],
    ['Terminal screws', '0.6 Nm'],
    ['Cable gland M20', '5.0 Nm'],
    ['Earth stud M6', '3.5 Nm'],
  ],
  steps: ['Tighten the cover bolts crosswise in two passes.', 'Mark every bolt that has been tightened to its torque.'],
}
const DATA: SectionText = {
  title: 'Technical data',
  paragraphs: ['Valid for all versions of {product} unless the nameplate says otherwise.'],
}
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

/** What a revision may have changed, by the title of the section. */
export const SECTION_CHANGES: Readonly<Record<string, readonly string[]>> = {
  Safety: ['Waiting time after switching off raised from 30 to 60 seconds.', 'Warning about stored energy added.'],
  Description: ['Figure 1 drawn anew with the second bus.', 'Self-test interval corrected to 250 ms.'],
  'Tools and materials': ['Thread lock L-243 replaces L-242.', 'Insulation tester IT-500 added.'],
  'Testing and fault isolation': ['Allowed deviation narrowed to 0.2 percent.', 'Fault with the terminating resistor added.'],
  Disassembly: ['Step for removing the O-ring added.', 'Order of the cover bolts made clear.'],
  'Assembly and torque values': ['Torque of the cover bolts changed from 4.0 to 4.5 Nm.', 'Cable gland M20 added.'],
  'Technical data': ['Temperature range extended.', 'Weight corrected.'],
  'Unpacking and checking': ['Storage temperature added.', 'Delivery list updated.'],
  Mounting: ['Drilling template corrected.', 'Torque of the fixing bolts added.'],
  Wiring: ['Terminals 7 to 9 added for the bus.', 'Shield to be connected on one side only.'],
  Commissioning: ['Check by a second person required.', 'Setting of the address described.'],
  'Daily use': ['Meaning of the yellow lamp added.', 'Time until the display returns changed to two minutes.'],
  Messages: ['Message E-117 added.', 'Message W-210 added.'],
  'Parts list': ['Mounting kit added.', 'Display module has a new number.'],
  'Exploded view': ['Drawn anew after the change of the cover.', 'Item 70 added.'],
  'Reason and description': ['Serial numbers extended.', 'Reason made more precise.'],
  Compliance: ['Latest time shortened to twelve months.', 'Marking of the unit added.'],
  'Safety functions': ['Failure rates updated after the FMEDA of this year.', 'Safe state described.'],
  'Proof test': ['Interval raised to 24 months.', 'Simulation at 90 percent added.'],
  'Observations in the field': ['Limit for damping added.', 'Second example added.'],
}
