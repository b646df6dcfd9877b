import type { Paper } from '@careward/contracts/coach/papers';
import { FolderOpen } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../base/language/use-language.js';
import { usePaperName } from '../../shared/papers/paper-words.js';
import { usePapersQuery } from '../../shared/papers/papers.endpoints.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyList } from '../../ui/empty-list.js';
import pageStyles from '../../ui/list-page.module.css';
import { LoadFailure } from '../../ui/load-failure.js';
import { PageHeader } from '../../ui/page-header.js';
import { Skeleton } from '../../ui/skeleton.js';
import { PaperEntry } from './paper-entry.js';
import styles from './papers.module.css';
import { words } from './words.js';

const DeleteDialog = lazy(() => import('./delete-dialog.js'));

/** What somebody gave to the coach, in one place. */
export default function PapersPage() {
  const { title, about, notLoaded } = useWords(words);
  // Another page of this browser, or another device, may have added some.
  const {
    data: list,
    isError,
    isFetching,
    refetch,
  } = usePapersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const navigate = useNavigate();
  return (
    <div className={pageStyles.page}>
      <PageHeader title={title} about={about} onBack={() => void navigate('/ai-coach')} />
      {!list && isFetching && <PapersSkeleton />}
      {!list && isError && <LoadFailure onTryAgain={() => void refetch()}>{notLoaded}</LoadFailure>}
      {list && <PaperList list={list} />}
    </div>
  );
}

function PaperList({ list }: { list: readonly Paper[] }) {
  const { count } = useWords(words);
  const paperName = usePaperName();
  const [deletingId, setDeletingId] = useState<string>();
  const deleting = list.find(({ id }) => id === deletingId);

  // With a paper its dialog goes, and the button that the focus would return to.
  const isGone = deletingId !== undefined && !deleting;
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isGone) line.current?.focus();
  }, [isGone]);

  return (
    <>
      <p ref={line} role="status" tabIndex={-1} className={`${pageStyles.count} ${styles.count}`}>
        {list.length > 0 && count(list.length)}
      </p>
      {list.length === 0 && <NoPapers />}
      <ul className={pageStyles.list}>
        {list.map((paper) => (
          <PaperEntry key={paper.id} paper={paper} onDelete={() => setDeletingId(paper.id)} />
        ))}
      </ul>
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog
            id={deleting.id}
            name={paperName(deleting)}
            onClose={() => setDeletingId(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function NoPapers() {
  const { title, text, toCoach } = useWords(words).empty;
  return (
    <EmptyList icon={FolderOpen} title={title} text={text}>
      <ButtonLink to="/ai-coach">{toCoach}</ButtonLink>
    </EmptyList>
  );
}

function PapersSkeleton() {
  const { loading } = useWords(words);
  return (
    <div role="status" aria-label={loading} className={pageStyles.list}>
      <Skeleton height="10rem" />
      <Skeleton height="10rem" />
    </div>
  );
}
