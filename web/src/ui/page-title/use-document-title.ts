import { useEffect } from 'react';
import { config } from '../../base/config.js';

/** The tab's title: the page's name, if it has one, and the brand's. */
export function useDocumentTitle(name: string | undefined) {
  useEffect(() => {
    document.title = name ? `${name} - ${config.brandName}` : config.brandName;
  }, [name]);
}
