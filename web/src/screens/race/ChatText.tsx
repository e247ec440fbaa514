// What somebody wrote. An invitation to a race of this site can be followed; all other addresses of strangers stay words.
import { Link } from '../../ui/router';

const invitation = /\/join\/[\w-]+(\?invite=[\w-]+)?/;

/** Cut where an address of this site's own lobby stands. */
export function piecesOf(text: string, origin: string): { text: string; to?: string }[] {
  return text.split(/(\s+)/).map((word) => {
    const path = word.startsWith(origin) ? word.slice(origin.length) : '';
    return invitation.exec(path)?.[0] === path && path !== '' ? { text: word, to: path } : { text: word };
  });
}

export function ChatText({ text }: { text: string }) {
  return (
    <p class="chat-text" dir="auto">
      {piecesOf(text, location.origin).map((piece, i) =>
        piece.to ? (
          <Link key={i} to={piece.to} class="link">
            {piece.text}
          </Link>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
