import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The token of the opened link. It leaves the address at once, and is kept in memory only. */
export function useLinkToken(): string {
  const [params] = useSearchParams();
  const inAddress = params.get('token') ?? '';
  const [token, setToken] = useState(inAddress);
  const navigate = useNavigate();
  // Another link was opened on this page.
  if (inAddress !== '' && inAddress !== token) setToken(inAddress);

  useEffect(() => {
    if (inAddress !== '') void navigate('/reset-password', { replace: true });
  }, [inAddress, navigate]);

  return token;
}
