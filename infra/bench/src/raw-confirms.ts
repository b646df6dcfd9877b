import { profileUpdated } from '@careward/contracts/care-profile/events';
import { connect } from 'amqplib';

/** The maximum number of unconfirmed messages. */
const WINDOW = 100;

/** Publishes with amqplib only, in a sliding window of unconfirmed messages; resolves when all are confirmed. */
export async function publishRaw(
  amqpUrl: string,
  exchange: string,
  contents: readonly Buffer[],
): Promise<void> {
  const connection = await connect(amqpUrl);
  const channel = await connection.createConfirmChannel();
  const options = { persistent: true, mandatory: true, contentType: 'application/cloudevents+json' };
  await new Promise<void>((resolve, reject) => {
    let sent = 0;
    let confirmed = 0;
    const onConfirm = (error: unknown) => {
      if (error) return reject(new Error('The broker did not confirm.'));
      if (++confirmed === contents.length) return resolve();
      send();
    };
    const send = () => {
      for (; sent < contents.length && sent - confirmed < WINDOW; sent++)
        channel.publish(exchange, profileUpdated.type, contents[sent] ?? Buffer.alloc(0), options, onConfirm);
    };
    send();
  });
  await connection.close();
}
