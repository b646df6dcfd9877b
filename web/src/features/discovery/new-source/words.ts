const en = {
  form: 'Add New Source',
  lead: 'A new source waits for a review. Nothing is crawled before it is approved.',
  name: 'Name',
  baseUrl: 'Base URL',
  baseUrlHint: 'The page where the crawl begins. It never leaves this host.',
  category: 'Category',
  crawlDepth: 'Crawl depth',
  crawlDepthHint: 'How many links away from the first page, from 1 to 5.',
  crawlFrequency: 'Crawl frequency',
  frequencies: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  allowedPatterns: 'Allowed patterns (optional)',
  allowedPatternsHint:
    'One pattern for a path on each line: * stands for any characters and $ for the end, such as /guides/*.html$. Without any, the whole host is read.',
  blockedPatterns: 'Blocked patterns (optional)',
  blockedPatternsHint: 'Written the same way. A path that fits one is not read, even if it is allowed above.',
  robotsTxtCompliant: 'Its robots.txt allows this crawl',
  tosReviewed: 'I have reviewed its terms of service',
  legalReviewNotes: 'Legal review notes (optional)',
  submit: 'Add content source',
  saving: 'Adding...',
  done: 'Content source created successfully',
  failed: 'Failed to create content source',
  failedText: 'What you typed is still here. Please try again.',
};

const es = {
  form: 'Agregar una fuente',
  lead: 'Una fuente nueva espera una revisión. No se recorre nada antes de que se apruebe.',
  name: 'Nombre',
  baseUrl: 'Dirección (URL)',
  baseUrlHint: 'La página donde empieza el recorrido. Nunca sale de este sitio.',
  category: 'Categoría',
  crawlDepth: 'Profundidad del recorrido',
  crawlDepthHint: 'A cuántos enlaces de la primera página, de 1 a 5.',
  crawlFrequency: 'Frecuencia del recorrido',
  frequencies: { daily: 'Cada día', weekly: 'Cada semana', monthly: 'Cada mes' },
  allowedPatterns: 'Patrones permitidos (opcional)',
  allowedPatternsHint:
    'Un patrón por línea para las rutas: * vale por cualquier texto y $ por el final, como /guias/*.html$. Si no hay ninguno, se lee todo el sitio.',
  blockedPatterns: 'Patrones bloqueados (opcional)',
  blockedPatternsHint:
    'Se escriben igual. Una ruta que coincide con uno no se lee, aunque arriba esté permitida.',
  robotsTxtCompliant: 'Su robots.txt permite este recorrido',
  tosReviewed: 'Revisé sus términos de servicio',
  legalReviewNotes: 'Notas de la revisión legal (opcional)',
  submit: 'Agregar la fuente',
  saving: 'Agregando...',
  done: 'Se agregó la fuente',
  failed: 'No se pudo agregar la fuente',
  failedText: 'Lo que escribió sigue aquí. Vuelva a intentarlo.',
} satisfies typeof en;

export const words = { en, es };
