import type { TenantCopy } from '#demo/tenant-copy.ts'

export const copy: TenantCopy = {
  navigation: [
    { label: 'Servicios', href: '/services' },
    { label: 'Quiénes somos', href: '/about' },
    { label: 'Contacto', href: '/contact-us' },
  ],
  home: {
    title: 'Válvulas, instrumentos y controladores para plantas de proceso',
    description:
      'Válvulas de control, transmisores, caudalímetros y controladores con cálculos, certificados y repuestos. Plazos y precios por referencia.',
    hero: {
      title: 'Válvulas e instrumentos según su hoja de datos',
      lead: 'Todo lo que necesita un lazo de control, desde el sensor en la línea hasta la válvula que la cierra. Cada referencia incluye su plazo de fabricación, sus planos y sus certificados.',
      primary: { label: 'Ver válvulas de control', href: '/products/control-valves' },
      secondary: { label: 'Pedir un dimensionamiento', href: '/request-a-quote?about=advice' },
      imageAlt: 'Dibujo lineal de una válvula de control de globo con su actuador',
      callouts: [
        { title: 'Válvula de globo HP-2210', text: 'DN 15 a DN 200, hasta PN 160' },
        { title: 'Clase de fuga V', text: 'Registro de prueba por n.º de serie' },
      ],
    },
    tasks: [
      {
        label: 'Buscar un kit de repuestos',
        text: 'Por válvula o referencia',
        icon: 'box',
        href: '/search?search=juego%20de%20juntas',
      },
      {
        label: 'Reservar una calibración',
        text: 'ISO/IEC 17025, cinco días',
        icon: 'check',
        href: '/contact-us?subject=repairs',
      },
      {
        label: 'Comparar caudalímetros',
        text: 'Por principio, diámetro y salida',
        icon: 'list',
        href: '/products/flow-measurement',
      },
      {
        label: 'Consultar a un ingeniero',
        text: 'Respuesta el mismo día laborable',
        icon: 'chat',
        href: '/contact-us?subject=technical&topic=Consulta%20t%C3%A9cnica',
      },
    ],
    categories: {
      title: 'Equipos según su función en el lazo',
      text: 'Medir, decidir, actuar: siete grupos con hojas de datos, planos y plazos de fabricación.',
      all: 'Todos los productos',
    },
    feature: {
      title: 'La fecha de su parada marca nuestro plan de fabricación',
      lead: 'Envíenos la lista de tags de la parada. Decidimos con usted en cada caso si conviene reparar, cambiar los internos o sustituir, reservamos banco de pruebas y confirmamos una fecha por línea. Si una línea se retrasa, lo sabrá el mismo día, con el motivo.',
      figures: [
        { value: '96,2 %', label: 'de las líneas de pedido entregadas en la fecha confirmada en los últimos 12 meses' },
        { value: '5 días', label: 'de fabricación para una HP-2210 hasta DN 100 con internos estándar' },
        { value: '15 años', label: 'de repuestos tras el fin de una serie' },
      ],
      imageAlt: 'Transmisor de presión con indicador local',
    },
    ways: {
      title: 'De la hoja de datos a la recalibración',
      tabs: [
        {
          label: 'Especificar',
          title: 'Empezar por los datos de proceso',
          text: 'Indíquenos fluido, caudal, presiones y temperatura. Un ingeniero de aplicaciones le devuelve una hoja de dimensionamiento con internos, nivel de ruido y empuje del actuador.',
          points: [
            'Dimensionamiento según IEC 60534, con el cálculo adjunto',
            'Materiales comprobados según NACE MR0175 si lo solicita',
            'Planos de dimensiones y modelos 3D de HP-2210 y HP-2260',
          ],
        },
        {
          label: 'Pedir',
          title: 'Una línea por tag',
          text: 'Tag, referencia y certificados exigidos permanecen juntos en una línea de pedido, desde la oferta hasta el albarán.',
          points: [
            'Los precios de su cuenta al iniciar sesión',
            'Plazo de fabricación de cada opción elegida',
            'Certificados de material EN 10204 3.1 pedidos con la pieza',
          ],
        },
        {
          label: 'Poner en marcha',
          title: 'Documentos por número de serie',
          text: 'El número de serie de la placa abre el expediente de esa unidad concreta: qué se fabricó, cómo se ajustó y qué midió el banco de pruebas.',
          points: [
            'Ajustes de fábrica y registro de calibración',
            'Descripciones de dispositivo HART y PROFIBUS PA',
            'Manuales de uso y de seguridad en seis idiomas',
          ],
        },
        {
          label: 'Mantener',
          title: 'Reparar, recalibrar o sustituir',
          text: 'Llevamos el intervalo de calibración de cada instrumento y avisamos de lo que vence antes de que su planificador tenga que preguntarlo.',
          points: [
            'Aviso 30 días antes de que venza la calibración',
            'Kits de repuestos por número de serie de la válvula',
            'Un sustituto identificado para cada pieza descatalogada',
          ],
        },
      ],
    },
    stories: {
      title: 'Desde las plantas que suministramos',
      slides: [
        {
          heading: 'Cuarenta y dos válvulas en once días de parada',
          text: 'Enviamos la lista de tags en mayo y en junio teníamos una decisión para cada válvula: 29 reparadas, nueve con internos nuevos y cuatro sustituidas. Las 42 estaban de vuelta en planta dos días antes del arranque.',
          author: 'Marta Kowalczyk',
          role: 'Planificadora de mantenimiento, planta de amoníaco, Polonia',
        },
        {
          heading: 'Una medida de nivel que ya no deriva',
          text: 'El antiguo desplazador pedía atención todos los meses. Este año hemos revisado dos veces el radar guiado HP-3420, y ninguna de las dos hubo nada que ajustar.',
          author: 'Daniel Ortega',
          role: 'Técnico de instrumentación, refinería, España',
        },
        {
          heading: 'Seis números de serie elegidos al azar',
          text: 'El auditor escogió seis transmisores y pidió sus registros de calibración. Cada uno apareció en pantalla en menos de un minuto, así que pasamos al punto siguiente.',
          author: 'Helen Brandt',
          role: 'Responsable de calidad, planta farmacéutica, Alemania',
        },
      ],
    },
    news: { title: 'Noticias de nuestras fábricas', readMore: 'Leer más' },
    questions: {
      title: 'Lo que más nos preguntan',
      items: [
        {
          question: '¿Cómo encuentro el sustituto de una pieza descatalogada?',
          answer:
            'Busque la referencia antigua. Si hay un sustituto, la página del producto lo indica junto con las diferencias de dimensiones, conexiones y salida. Para la serie HP-1800 es el HP-3110.',
        },
        {
          question: '¿Qué certificados puedo pedir después de la entrega?',
          answer:
            'Los certificados de calibración, los registros de prueba de fugas y las declaraciones SIL pueden emitirse más tarde por número de serie. Los certificados de material EN 10204 3.1 deben pedirse con la pieza, porque siguen a la colada durante la fabricación.',
        },
        {
          question: '¿Qué incluye el plazo de fabricación?',
          answer:
            'El montaje, el ajuste y la prueba final en nuestra fábrica, en días laborables desde la confirmación del pedido. El transporte se indica aparte y depende del país.',
        },
        {
          question: '¿Calibran instrumentos de otras marcas?',
          answer:
            'Sí, de presión, temperatura y caudal, siempre que se disponga del procedimiento de ajuste del fabricante. El certificado recoge los valores antes y después del ajuste.',
        },
      ],
    },
    desk: {
      title: '¿Planta parada?',
      text: 'En este número responde, de día y de noche, un técnico que puede liberar repuestos.',
      phone: '+34 910 000 160',
      action: { label: 'Contactar con el servicio técnico', href: '/contact-us' },
    },
  },
  services: {
    title: 'Servicios',
    description:
      'Reparación de válvulas, calibración acreditada, dimensionamiento, puesta en marcha, plan de repuestos y formación para plantas de proceso.',
    lead: 'La mitad de nuestros técnicos trabaja en las plantas de los clientes y la otra mitad en los bancos de Bydgoszcz, Colonia, Baton Rouge y Perth. Todos escriben en el mismo expediente de sus equipos.',
    offers: [
      {
        title: 'Reparación de válvulas',
        text: 'Informe de inspección y precio cerrado en tres días laborables desde la recepción. Las válvulas reparadas se prueban según EN 12266-1 y tienen 12 meses de garantía.',
        icon: 'wrench',
      },
      {
        title: 'Calibración',
        text: 'Presión, temperatura y caudal, con acreditación ISO/IEC 17025. Cinco días laborables en el laboratorio, o en planta con un banco móvil.',
        icon: 'check',
      },
      {
        title: 'Dimensionamiento y selección',
        text: 'Válvulas de control según IEC 60534, elementos deprimógenos según ISO 5167, funciones de seguridad hasta SIL 3. Recibe el cálculo y no solo el resultado.',
        icon: 'gear',
      },
      {
        title: 'Puesta en marcha',
        text: 'Pruebas de lazo, ajuste de posicionadores y firmas de válvula como base para el diagnóstico posterior. Entrega con protocolo firmado por tag.',
        icon: 'building',
      },
      {
        title: 'Plan de repuestos',
        text: 'Comparamos su almacén con lo instalado y señalamos lo que falta, lo que sobra y lo que ha sido sustituido. Revisión anual.',
        icon: 'box',
      },
      {
        title: 'Formación',
        text: 'Cursos de dos días con válvulas y transmisores reales: diagnóstico, cambio de internos, configuración HART. Ocho participantes como máximo.',
        icon: 'book',
      },
    ],
    sections: [
      {
        heading: 'Enviarnos equipos',
        paragraphs: [
          'Abra una devolución en el portal antes de enviar. Recibirá un número de devolución y una etiqueta de transporte, y podrá seguir la unidad desde la recepción hasta la expedición.',
          'Enjuague los equipos que hayan estado en contacto con el proceso y adjunte la declaración de descontaminación. Sin ella no podemos abrir la caja y el plazo de reparación no empieza a contar.',
        ],
      },
      {
        heading: 'Contratos de servicio',
        paragraphs: [
          'Un contrato fija el tiempo de respuesta, las tarifas por hora y una parte reservada del banco de pruebas durante su parada. Dura de uno a cinco años y enumera los equipos cubiertos por número de serie.',
          'El tiempo de respuesta habitual en planta es de 48 horas; con la opción de 24 horas, es de 24 horas en los países donde tenemos técnicos propios.',
        ],
      },
    ],
  },
  about: {
    title: 'Sobre Halden Process Solutions',
    description:
      'Quién fabrica y mantiene las válvulas, los transmisores y los controladores Halden, en qué lugares y con qué normas trabajan las fábricas.',
    lead: 'Fabricamos válvulas de control e instrumentos para las industrias química, energética, del agua, alimentaria y farmacéutica, y los mantenemos en servicio mientras funcione la planta.',
    figures: [
      { value: '1964', label: 'primera válvula de control entregada' },
      { value: '1180', label: 'personas en cuatro centros' },
      { value: '3', label: 'laboratorios de calibración acreditados' },
    ],
    quote: {
      text: 'Una válvula sale del banco cuando el técnico que la ha probado firma el registro. Nadie más puede liberarla, tampoco yo.',
      author: 'Agnieszka Lewandowska',
      role: 'Directora de la fábrica de válvulas, Bydgoszcz',
    },
    sections: [
      {
        heading: 'Qué fabricamos y dónde',
        paragraphs: [
          'Las válvulas y los actuadores proceden de Bydgoszcz; los transmisores y los caudalímetros, de Colonia. Baton Rouge y Perth montan a partir de módulos en almacén, guardan los repuestos de la región y llevan los talleres de reparación.',
          'Los cuerpos los funden tres fundiciones que auditamos cada año. Los internos, las membranas y las celdas de medida se hacen en nuestras fábricas.',
        ],
      },
      {
        heading: 'Nuestras certificaciones',
        paragraphs: [
          'Todas las fábricas están certificadas según ISO 9001 e ISO 14001. Los equipos a presión se construyen conforme a la Directiva de equipos a presión, módulos H y B+D; los aparatos para atmósferas explosivas llevan certificados ATEX e IECEx.',
          'Los laboratorios de Colonia, Baton Rouge y Perth están acreditados según ISO/IEC 17025. El alcance vigente acompaña a cada certificado.',
        ],
      },
      {
        heading: 'Cuánto tiempo respaldamos un producto',
        paragraphs: [
          'El fin de una serie se anuncia al menos seis meses antes de la última fecha de pedido. Después hay repuestos durante 15 años y, cuando existe un sustituto, lo indicamos con su referencia.',
        ],
      },
    ],
  },
  news: [
    {
      slug: 'hp-2210-build-time-five-days',
      date: '2026-11-18',
      title: 'La HP-2210 hasta DN 100, ahora en cinco días laborables',
      summary:
        'Una segunda célula de montaje en Bydgoszcz separa los internos estándar de los especiales. El plazo baja de nueve a cinco días.',
      paragraphs: [
        'Hasta octubre, las versiones estándar y especiales de la HP-2210 compartían una misma línea de montaje. Una sola válvula con jaula de bajo ruido podía retener diez corrientes. Desde el 2 de noviembre, una segunda célula monta únicamente cuerpos hasta DN 100 con obturador parabólico o en V.',
        'El plazo de estas versiones es ahora de cinco días laborables desde la confirmación del pedido, prueba de fugas incluida. Para las versiones de bajo ruido, anticavitación y con fuelle sigue siendo de 15 días laborables.',
        'Los pedidos abiertos se han replanificado. Si su fecha se ha adelantado y no desea recibir antes la válvula, el servicio de pedidos mantendrá la fecha anterior si lo solicita.',
      ],
    },
    {
      slug: 'cologne-laboratory-flow-scope',
      date: '2026-11-05',
      title: 'El laboratorio de Colonia calibra caudalímetros hasta DN 200',
      summary: 'El alcance acreditado cubre ahora de 0,05 a 800 m³/h con agua, con una incertidumbre expandida del 0,08 %.',
      paragraphs: [
        'El nuevo banco de Colonia ha superado la evaluación. Los caudalímetros electromagnéticos, Coriolis y ultrasónicos hasta DN 200 pueden calibrarse con agua según ISO/IEC 17025; hasta ahora el límite era DN 80.',
        'Una calibración lleva cinco días laborables y abarca cinco puntos de caudal, antes y después del ajuste. Se aceptan equipos de otras marcas.',
        'Baton Rouge mantiene su alcance hasta DN 100. Los equipos mayores procedentes de América viajan a Colonia al mismo precio; cuente con diez días de transporte.',
      ],
    },
    {
      slug: 'hp-1800-last-orders',
      date: '2026-10-22',
      title: 'Transmisores de presión HP-1800: últimos pedidos el 31 de marzo de 2027',
      summary: 'El HP-3110 toma el relevo con las mismas conexiones. Los repuestos del HP-1800 estarán disponibles hasta 2042.',
      paragraphs: [
        'Después de 19 años, ponemos fin a la producción de la serie HP-1800. Se aceptan pedidos hasta el 31 de marzo de 2027, con entrega como máximo el 30 de septiembre de 2027.',
        'Su sustituto, el HP-3110, se monta en los mismos manifolds y con el mismo cableado, mide con un 0,04 % del span en lugar del 0,1 % y está certificado para SIL 2. La carcasa es 14 mm más alta, lo que solo importa en cajas de protección estrechas.',
        'Cada página de producto HP-1800 indica el sustituto con todas las opciones. Los módulos electrónicos y las celdas de medida para reparación seguirán disponibles hasta 2042.',
      ],
    },
  ],
  contact: {
    title: 'Contacto',
    description:
      'Servicio de pedidos, ingenieros de aplicaciones y técnicos de Halden Process Solutions: teléfonos y horarios de cada región.',
    lead: 'Tenga a mano la referencia o el número de serie de la placa. Con cualquiera de los dos, la primera persona que le atienda suele poder ayudarle.',
    desks: [
      {
        name: 'América, Baton Rouge',
        phone: '+34 910 000 161',
        hours: 'De lunes a viernes, de 7:00 a 18:00, hora central de EE. UU.',
      },
      {
        name: 'Europa, Oriente Medio y África, Colonia',
        phone: '+49 221 4710 262',
        hours: 'De lunes a viernes, de 7:30 a 17:30 (CET)',
      },
      {
        name: 'Asia-Pacífico, Perth',
        phone: '+61 8 5550 0163',
        hours: 'De lunes a viernes, de 8:00 a 17:00, UTC+8, inglés y mandarín',
      },
    ],
    sections: [
      {
        heading: 'A quién dirigirse',
        paragraphs: [
          'El servicio de pedidos se ocupa de ofertas, fechas y cambios de pedido. Los ingenieros de aplicaciones responden sobre dimensionamiento, materiales y zonas clasificadas, y para ello necesitan los datos de proceso.',
          'Para reparaciones y calibraciones, abra un caso en el portal: así las fotos y el número de serie llegan directamente al taller.',
        ],
      },
      {
        heading: 'Fuera del horario',
        paragraphs: [
          'Si una unidad está parada, llame a cualquier hora al +34 910 000 160. El técnico de guardia puede liberar repuestos de los cuatro almacenes y encargar un mensajero.',
        ],
      },
    ],
  },
}
