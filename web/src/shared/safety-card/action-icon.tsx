import { ExternalLink, MessageSquareText, Phone } from 'lucide-react';

/** What following the link does: open a page, write a text, call. */
export function ActionIcon({ href, size }: { href: string; size?: string }) {
  if (href.startsWith('https:')) return <ExternalLink aria-hidden size={size} />;
  if (href.startsWith('sms:')) return <MessageSquareText aria-hidden size={size} />;
  return <Phone aria-hidden size={size} />;
}
