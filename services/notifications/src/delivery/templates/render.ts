import type { MailContent } from './mail-content.js';

/** Content id of the logo's attachment. */
export const LOGO = 'mark';

/** The light colors of the web's look; mail programs do not support CSS variables. */
const color = {
  paper: '#FAF6F0',
  surface: '#FFFFFF',
  line: '#E0D6C8',
  ink: '#1F2D2A',
  quiet: '#4F5E5A',
  primary: '#1B5B52',
  onPrimary: '#FFFFFF',
};
const font = "'Atkinson Hyperlegible Next', 'Segoe UI', Helvetica, Arial, sans-serif";

/** For mail programs that support dark mode. */
const darkMode = `@media (prefers-color-scheme: dark) {
.paper { background: #121A18 !important; } .surface { background: #1B2522 !important; border-color: #35433E !important; }
.ink { color: #EDF2EE !important; } .quiet { color: #B3C1BB !important; }
.button { background: #84D1C0 !important; color: #0C201B !important; } .mark { background: ${color.paper}; }
}`;

type Steps = NonNullable<MailContent['steps']>;

/** The whole content, for readers without HTML. */
export const renderText = ({
  brand,
  greeting,
  button,
  footer,
  unsubscribe,
  stopAll,
  ...content
}: MailContent): string =>
  [
    greeting,
    ...(content.heading ? [content.heading] : []),
    ...content.intro,
    ...(content.steps ? [stepsText(content.steps)] : []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...content.outro,
    `${footer}\n${brand}`,
    ...(unsubscribe ? [`${unsubscribe.why}\n${unsubscribe.label}: ${unsubscribe.href}`] : []),
    ...(stopAll ? [`${stopAll.label}: ${stopAll.href}`] : []),
  ].join('\n\n') + '\n';

const stepsText = ({ title, items }: Steps) =>
  [`${title}:`, ...items.map((item, n) => `${n + 1}. ${item}`)].join('\n');

/** One column of 600 px, in tables and inline styles, since mail programs agree on those. */
export function renderHtml(content: MailContent): string {
  const { lang, subject, preheader, brand, greeting, heading, intro, steps, button, outro } = content;
  const { linkHint, footer, unsubscribe, stopAll } = content;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkMode}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${color.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${color.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 20px">
<img class="mark" src="cid:${LOGO}" width="40" height="40" alt="" style="vertical-align:middle;border-radius:10px">
<span class="ink" style="font:600 22px ${font};color:${color.ink};vertical-align:middle;padding-left:8px">${escapeHtml(brand)}</span>
</td></tr>
<tr><td class="surface" style="background:${color.surface};border:1px solid ${color.line};border-radius:20px;padding:32px">
${paragraph(escapeHtml(greeting))}
${heading ? headingHtml(heading) : ''}
${intro.map((text) => paragraph(escapeHtml(text))).join('\n')}
${steps ? stepsHtml(steps) : ''}
${button ? buttonHtml(button) : ''}
${outro.map((text) => paragraph(escapeHtml(text))).join('\n')}
${button ? linkHtml(linkHint, button.href) : ''}
</td></tr>
<tr><td style="padding:20px 8px 0">${small(escapeHtml(footer))}${unsubscribe ? unsubscribeHtml(unsubscribe) : ''}${stopAll ? `<br>${small(quietLink(stopAll))}` : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraph = (html: string) =>
  `<p class="ink" style="margin:0 0 16px;font:18px/1.55 ${font};color:${color.ink}">${html}</p>`;

const small = (html: string) =>
  `<p class="quiet" style="margin:0;font:16px/1.5 ${font};color:${color.quiet}">${html}</p>`;

const headingHtml = (text: string) =>
  `<h1 class="ink" style="margin:0 0 16px;font:600 22px/1.3 ${font};color:${color.ink}">${escapeHtml(text)}</h1>`;

const stepsHtml = ({ title, items }: Steps) =>
  `<h2 class="ink" style="margin:0 0 8px;font:600 18px/1.4 ${font};color:${color.ink}">${escapeHtml(title)}</h2>
<ol class="ink" style="margin:0 0 16px;padding-left:24px;font:18px/1.55 ${font};color:${color.ink}">
${items.map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`).join('\n')}
</ol>`;

const unsubscribeHtml = ({ why, ...link }: NonNullable<MailContent['unsubscribe']>) =>
  `<br>${small(`${escapeHtml(why)} ${quietLink(link)}`)}`;

const quietLink = ({ label, href }: { label: string; href: string }) =>
  `<a class="quiet" href="${escapeHtml(href)}" style="color:${color.quiet}">${escapeHtml(label)}</a>`;

const buttonHtml = ({ label, href }: NonNullable<MailContent['button']>) =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;background:${color.primary};color:${color.onPrimary};font:600 18px/1.2 ${font};text-decoration:none;padding:16px 28px;border-radius:14px">${escapeHtml(label)}</a></p>`;

const linkHtml = (hint: string, href: string) =>
  small(
    `${escapeHtml(hint)}<br><a class="quiet" href="${escapeHtml(href)}" style="color:${color.quiet};word-break:break-all">${escapeHtml(href)}</a>`,
  );

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
