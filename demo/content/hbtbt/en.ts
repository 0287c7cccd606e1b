import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Services', href: '/services' },
    { label: 'About us', href: '/about' },
    { label: 'Contact', href: '/contact-us' },
  ],
  home: {
    title: 'Building controls, fire safety and metering',
    description:
      'Controllers, detectors, access readers, meters and cabinets for installers and building operators, with data sheets and stock.',
    hero: {
      title: 'One building, one parts list',
      lead: 'Heating, fire, access and metering devices that speak to each other, with the wiring diagram and the stock level on the same page.',
      primary: { label: 'Browse products', href: '/products' },
      secondary: { label: 'Plan a project', href: '/services' },
      imageAlt: 'Line drawing of an HB-640 room controller on a mounting rail',
      callouts: [
        { title: 'HB-640 room controller', text: 'BACnet/IP and KNX, 18 inputs and outputs' },
        { title: '105 mm on the rail', text: 'Six modules wide, 24 V AC/DC' },
      ],
    },
    tasks: [
      { label: 'Fire detection parts', href: '/products/fire-and-life-safety', text: 'Detectors, bases, panels', icon: 'alert' },
      { label: 'Commissioning', href: '/request-a-quote?about=visit', text: 'Book an engineer by the day', icon: 'cal' },
      { label: 'Meters', href: '/products/energy-and-metering', text: 'Heat, power, water', icon: 'list' },
      { label: 'Talk to a planner', href: '/request-a-quote?about=advice', text: 'Drawings, schedules, quotes', icon: 'chat' },
    ],
    categories: {
      title: 'Products by trade',
      text: 'From the sensor in the room to the server in the basement, sorted the way a tender is.',
      all: 'All products',
    },
    feature: {
      title: 'Plant rooms that explain themselves',
      lead: 'Every controller leaves with its point list, wiring diagram and address label. Whoever opens the cabinet in ten years will find them under the serial number.',
      figures: [
        { value: '23%', label: 'less heating energy, median of 118 refitted schools' },
        { value: '15 years', label: 'spare parts after the last delivery of a series' },
        { value: '48 h', label: 'from order to site for stocked devices in 19 countries' },
      ],
      imageAlt: 'Rail controller with extension modules, front view',
    },
    ways: {
      title: 'From tender to handover',
      tabs: [
        {
          label: 'Plan',
          title: 'Specify with texts that survive the tender',
          text: 'Take tender texts, room types and schematics as editable files. Our planners check quantities against your floor plan.',
          points: [
            'Tender texts in GAEB and Word formats',
            'BIM objects for all field devices',
            'Detector spacing checked against EN 54-14',
          ],
        },
        {
          label: 'Deliver',
          title: 'Have it delivered floor by floor',
          text: 'One order, split by floor or cabinet. Boxes carry the room number, so nobody sorts thermostats in a stairwell.',
          points: [
            'Call-off deliveries over up to 18 months',
            'Addresses set and labels printed before shipping',
            'Packaging taken back from site',
          ],
        },
        {
          label: 'Commission',
          title: 'Commission once, and keep the proof',
          text: 'Our engineers work alongside your installers, test every point and hand over a record the inspector accepts.',
          points: [
            'Point test with time, value and name',
            'Fire matrix tested with the alarm receiving centre',
            'As-built files stored by serial number',
          ],
        },
        {
          label: 'Operate',
          title: 'Keep the building as it was handed over',
          text: 'Service visits follow the calendar of your standards, and set points that drift are reported before tenants ring.',
          points: [
            'Annual fire system inspection with report',
            'Meters exchanged before their calibration expires',
            'Software maintenance with tested updates',
          ],
        },
      ],
    },
    stories: {
      title: 'Buildings we look after',
      slides: [
        {
          heading: 'A school refitted during the holidays',
          text: 'Six weeks, 84 classrooms, one cabinet per floor. The boxes came labelled by room, and the caretaker was trained before the first bell.',
          author: 'Petra Lindqvist',
          role: 'Property office, town of Askersby',
        },
        {
          heading: 'False alarms down from 31 to two',
          text: 'Our kitchen corridors set off the panel every other week. The HB-215 multi-sensor heads told steam from smoke, and the brigade now knows us only from drills.',
          author: 'Tomás Herrera',
          role: 'Technical manager, Hotel Miralba',
        },
        {
          heading: 'Bills the tenants accept',
          text: 'We meter heat in 260 flats. Since the readings come with the calibration date of each meter, the annual settlement takes three days and two phone calls.',
          author: 'Anna Nowicka',
          role: 'Administrator, Lipowa housing cooperative',
        },
      ],
    },
    news: { title: 'From sites and plant rooms', readMore: 'Continue reading' },
    questions: {
      title: 'Often asked by installers',
      items: [
        {
          question: 'Does the HB-640 work with devices of other makers?',
          answer:
            'Yes, over BACnet/IP, KNX, Modbus and M-Bus. The interoperability list names 210 tested devices with firmware version; for others, send us the protocol document and we will check it.',
        },
        {
          question: 'How do I replace a controller from an older series?',
          answer:
            'Open the old part on its product page and follow the replacement. HB-500 programs can be converted; adapter HB-505 lets you keep the wiring of the old base.',
        },
        {
          question: 'Who may commission a fire alarm system?',
          answer:
            'A company with the certificate your national rules demand, and people trained on the panel series. We train yours in three days, or send our own engineers.',
        },
        {
          question: 'Can I return what was left over?',
          answer:
            'Stocked devices in sealed boxes can be returned within 60 days at full value. Cabinets, cut cable and devices with preset addresses are made for you and stay with you.',
        },
      ],
    },
    desk: {
      title: 'Standing in front of the cabinet?',
      text: 'Read us the number on the label. A technician will find the diagram and stay on the line.',
      phone: '+1 555 0161',
      action: { label: 'See all contacts', href: '/contact-us' },
    },
  },
  services: {
    title: 'Services for planners, installers and operators',
    description:
      'Planning support, cabinet building, commissioning, fire system inspection, meter exchange and training for building technology.',
    lead: 'A building is planned for two years and operated for forty. We offer help in both periods, by the day or under contract.',
    offers: [
      {
        title: 'Planning support',
        text: 'Point lists, schematics and tender texts from your floor plan, checked by a planner from your trade. Ten working days.',
        icon: 'file',
      },
      {
        title: 'Cabinet building',
        text: 'Control cabinets wired, labelled and tested to EN 61439, delivered in four weeks with diagram and test record.',
        icon: 'box',
      },
      {
        title: 'Commissioning',
        text: 'Engineers for heating, fire and access, booked by the day. Every point tested and signed before handover.',
        icon: 'check',
      },
      {
        title: 'Fire system inspection',
        text: 'Quarterly and annual inspection to EN 54 and national rules, with a log your insurer can read.',
        icon: 'alert',
      },
      {
        title: 'Meter exchange',
        text: 'Heat, water and power meters replaced before calibration expires. Old and new readings photographed.',
        icon: 'refresh',
      },
      {
        title: 'Training',
        text: 'Courses on controllers, panels and metering in 14 cities and online, with a certificate your authority recognises.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Service contracts',
        paragraphs: [
          'Three levels, one price per device and year: inspection only, inspection with repair, or full operation with guaranteed response. You may start with one system and add others later.',
          'Response times are four hours for fire, eight for heating in winter and the next working day for everything else. What we miss we credit.',
        ],
      },
      {
        heading: 'Refit without closing the building',
        paragraphs: [
          'Old and new controllers can share a bus for the length of the work. We plan the change floor by floor, mostly outside office hours, and leave each floor working in the morning.',
        ],
      },
    ],
  },
  about: {
    title: 'About Halden Building Technologies',
    description:
      'Halden Building Technologies makes controls, fire detection, access and metering for buildings, with plants in three countries.',
    lead: 'We make the quiet devices: the ones nobody notices as long as rooms are warm, doors open and alarms are real.',
    figures: [
      { value: '86,000', label: 'buildings with at least one Halden controller' },
      { value: '3', label: 'plants: Linz, Wrocław and Guadalajara' },
      { value: '540', label: 'service engineers in 19 countries' },
    ],
    quote: {
      text: 'The best control room is one where the coffee gets drunk while it is warm. We design for that hour, not for the demonstration.',
      author: 'Matthias Ebner',
      role: 'Head of product, Halden Building Technologies',
    },
    sections: [
      {
        heading: 'From the boiler house up',
        paragraphs: [
          'The first product, in 1964, was a weather-compensated heating valve for housing estates. Fire detection followed in 1979, access control in 1996, and the first controller that joined all three in 2008.',
          'Most of our engineers began as installers. It shows in small things: terminals that take a gloved hand, covers that close on a full cabinet.',
        ],
      },
      {
        heading: 'Made to be kept',
        paragraphs: [
          'Devices are built to be opened. Boards, relays and displays are separate spare parts, and we supply them for fifteen years after the last delivery of a series.',
          'Environmental declarations to EN 15804 are published for 410 devices, with the figures that building certificates ask for.',
        ],
      },
      {
        heading: 'Open protocols',
        paragraphs: [
          'Point lists and object names belong to the owner of the building. We hand them over with the system, in a file any integrator can open.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hb-640-knx-secure-certified',
      date: '2026-11-17',
      title: 'HB-640 certified for KNX Secure',
      summary: 'Firmware 4.2 encrypts the bus between room controllers and operator units. Existing devices take the update.',
      paragraphs: [
        'The HB-640 room controller has passed the KNX Secure test with firmware 4.2. Telegrams between controllers, operator units and the gateway are now authenticated and encrypted, as many public tenders have demanded since summer.',
        'All devices built since January 2023 accept the update over the network. It takes about three minutes for each controller; the outputs hold their last position meanwhile.',
        'Keys are created in the commissioning tool and printed as a label for the cabinet door. If the project file is lost, the building can be read again from the labels.',
      ],
    },
    {
      slug: 'askersby-schools-first-heating-season',
      date: '2026-11-05',
      title: 'Askersby schools: the first heating season in figures',
      summary: 'Seven schools used 26% less heat after the refit. Most of it came from three simple changes.',
      paragraphs: [
        'The town of Askersby refitted seven schools with HB-640 room controllers and HB-118 valve actuators in summer 2025. Corrected for weather, the first season closed 26% below the average of the three years before.',
        'Nearly half of the saving comes from timetables: rooms are heated for lessons, no longer for opening hours. Hydraulic balancing brought a further quarter, and window contacts most of the rest.',
        'Not everything worked at once. In two gyms the presence sensors were masked by netting and had to be moved. The town has published its measurement report and shares the room templates on request.',
      ],
    },
    {
      slug: 'hb-200-detectors-last-orders',
      date: '2026-10-19',
      title: 'HB-200 smoke detectors: last orders until 30 June 2027',
      summary: 'The HB-215 series takes over and fits the same base. Spare heads remain available until 2042.',
      paragraphs: [
        'After 17 years we are ending production of the HB-200 optical smoke detector. Orders are accepted until 30 June 2027 and delivered until the end of that year.',
        'Its successor, HB-215, fits the installed base and answers to the same address. Panels from HB-F4 onward recognise it without an update; older panels need firmware 3.8.',
        'Replacement heads for existing systems remain available until 2042. Mixed loops are permitted and covered by the certificate.',
      ],
    },
  ],
  contact: {
    title: 'Contact Halden Building Technologies',
    description:
      'Reach the technical helpline, project planning and fire system emergency service of Halden Building Technologies directly.',
    lead: 'Three lines, three sorts of question. If you are on site, call the first one; it is answered by people with a screwdriver in the drawer.',
    desks: [
      { name: 'Technical helpline', phone: '+1 555 0161', hours: 'Monday to Saturday, 06:30 to 20:00' },
      { name: 'Planning and quotes', phone: '+1 555 0164', hours: 'Monday to Friday, 08:00 to 17:00' },
      { name: 'Fire system emergency service', phone: '+1 555 0169', hours: 'Every day, 24 hours' },
    ],
    sections: [
      {
        heading: 'Showrooms',
        paragraphs: [
          'In Linz, Wrocław and Guadalajara you can touch what you specify: a heated room, a fire loop and a door with every reader we make. Visits by appointment, two hours are enough.',
        ],
      },
      {
        heading: 'Before you call',
        paragraphs: [
          'The eight-digit number on the side of the device tells us the build date, the firmware and the project it was delivered to. A photograph of the label does as well.',
        ],
      },
    ],
  },
}
